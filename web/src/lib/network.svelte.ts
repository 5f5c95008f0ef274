import { network, switchNetwork } from './api';
import type { Network } from './protocol.gen';
import { baseFor, isLoopback } from './reach';
import { address } from './router.svelte';

const NOBODY_ELSE: Network = { url: '', is_on: false, can_switch: false };

/** How others find this house, and whether it may be changed from here. */
class Home {
  known = $state.raw(NOBODY_ELSE);
  /** Whether this page was opened by an address that means something else elsewhere. */
  readonly isHere = isLoopback(location.hostname);

  /** An address of this house as something to send to a friend. */
  link(...words: readonly (string | number)[]): string {
    return baseFor(location, this.known) + address(...words);
  }

  async look(): Promise<void> {
    this.known = await network().catch(() => this.known);
  }

  async turn(on: boolean): Promise<void> {
    this.known = await switchNetwork(on);
  }
}

export const home = new Home();
