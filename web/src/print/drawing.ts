/** What the printed edition shows, drawn by the components of the page; no words but keys of Fluent. */
import type { Component } from 'svelte';

export interface Part {
  readonly component: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
  /** Where it is put, as SVG says it. */
  readonly at: string;
}

export interface Drawing {
  readonly name: string;
  /** Left, top, width and height of what is left when it has been cut out. */
  readonly box: readonly [number, number, number, number];
  /** The colours it is drawn in, as `data-hue` or `data-deck` of the page. */
  readonly hue?: string;
  readonly deck?: string;
  /** How much more is drawn on every side, as a part of the width: scissors are not exact. */
  readonly bleed: number;
  readonly parts: readonly Part[];
}

export function part<P extends object>(component: Component<P>, props: NoInfer<P>, at = ''): Part {
  return {
    component: component as unknown as Part['component'],
    props: { ...props } as Part['props'],
    at,
  };
}

export const BLEED = 0.035;
/** The square a counter is drawn in. */
export const SQUARE = [-50, -50, 100, 100] as const;

/** A picture that is not cut out. */
export const picture = (
  name: string,
  box: Drawing['box'],
  parts: readonly Part[],
  hue = 'none',
): Drawing => ({ name, box, hue, bleed: 0, parts });

/** Something to be cut out: its ground goes on beyond the edge. */
export const cutout = (
  name: string,
  parts: readonly Part[],
  hue = 'none',
  box: Drawing['box'] = SQUARE,
): Drawing => ({ name, box, hue, bleed: BLEED, parts });
