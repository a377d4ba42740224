/**
 * Core Web Vitals: the time until the largest content is shown and the response to interactions, in seconds, and how much the layout
 * shifts, as a score. Up to `good` a visitor has a good experience, beyond `poor` a poor one. https://web.dev/articles/vitals
 */
export const VITALS = {
  LCP: { good: 2.5, poor: 4 },
  INP: { good: 0.2, poor: 0.5 },
  CLS: { good: 0.1, poor: 0.25 },
} as const;

export type VitalName = keyof typeof VITALS;

/** A measured value, and the page that it belongs to. */
export interface Vital {
  name: VitalName;
  value: number;
  remote: string;
  version: string;
  /** The path of the page in the table of its owner, not the visitor's address. */
  path: string;
}

/** What a visitor has in hand: a touch screen, or a mouse or trackpad. */
export const DEVICES = ['mobile', 'desktop'] as const;

/** What a browser reports. Nothing in it tells one visitor from another. */
export interface VitalsReport {
  device: (typeof DEVICES)[number];
  vitals: readonly Vital[];
}
