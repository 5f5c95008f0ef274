import type { Invite } from './protocol.gen';

const drawer = (table: string): string => `theomachy-invites-${table}`;

/** Invitations are told once, to whoever opened the table; this browser keeps them. */
export function keepInvites(table: string, invites: readonly Invite[]): void {
  if (invites.length > 0) localStorage.setItem(drawer(table), JSON.stringify(invites));
}

export function keptInvites(table: string): readonly Invite[] {
  return JSON.parse(localStorage.getItem(drawer(table)) ?? '[]') as readonly Invite[];
}
