import type { Network } from './protocol.gen';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether only this computer itself finds a host. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Where friends find a page: where it was opened, unless that means something else to them. */
export const baseFor = (page: Pick<URL, 'hostname' | 'href'>, { url }: Network): string =>
  isLoopback(page.hostname) && url !== '' ? `${url}/` : page.href.replace(/#.*$/, '');
