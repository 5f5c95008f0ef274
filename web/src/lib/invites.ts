import type { Invite } from './protocol.gen';

const drawer = (table: string): string => `theomachy-invites-${table}`;

/** Invitations are told once, to whoever opened the table; this browser keeps them. */
export function keepInvites(table: string, invites: readonly Invite[]): void {
  if (invites.length > 0) localStorage.setItem(drawer(table), JSON.stringify(invites));
}

/** One seat has another link from now on. */
export function keepInvite(table: string, invite: Invite): void {
  const others = keptInvites(table).filter(({ seat }) => seat !== invite.seat);
  keepInvites(table, [...others, invite]);
}

export function keptInvites(table: string): readonly Invite[] {
  return JSON.parse(localStorage.getItem(drawer(table)) ?? '[]') as readonly Invite[];
}

/** A name nobody at the table has yet: Guest, Guest 2, Guest 3 … */
export function freeName(wanted: string, taken: readonly string[]): string {
  const names = new Set(taken.map(name => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; names.has(name.toLowerCase()); number++) name = `${wanted} ${number}`;
  return name;
}
