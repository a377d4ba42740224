import type { ComponentType } from 'react';

/** The groups of components, in the order of the gallery. */
export const groups = [
  'Buttons and links',
  'Layout',
  'Heroes and headings',
  'Content',
  'Forms',
  'Wizards',
  'Plates and countdowns',
  'Progress',
  'Messages',
  'Pictures',
] as const;

/** The surface of an example. `page`: the example spans the page from edge to edge and brings its own surface. */
export type ExampleSurface = 'light' | 'card' | 'dark' | 'page';

/** One way to use a component, or one state of it. */
export interface Example {
  /** A few words, unique within the component, such as "Long label"; the address in the gallery derives from it. */
  name: string;
  /** When to use this variant, or what to look at. */
  note?: string;
  /** Default `light`. */
  surface?: ExampleSurface;
  /** It needs the width of a page; the overview scales it down. */
  wide?: boolean;
  /** It changes what belongs to a whole page (title, focus, history, an edge of the window), so it is shown in an iframe. */
  framed?: boolean;
  /** A named function in the same file: the gallery shows its source. */
  render: ComponentType;
}

/** A component of the kit with its documentation. */
export interface Component {
  name: string;
  group: (typeof groups)[number];
  /** One or two sentences: when to use this component, and when another. */
  purpose: string;
  /** What it must do for its users: sentences that can each be verified. */
  requirements: readonly string[];
  examples: readonly [Example, ...Example[]];
}

/**
 * Describes a component and its examples: the default export of `<component>.examples.tsx`. The first example is the one that the
 * overview shows.
 */
export function examples(name: string, about: Omit<Component, 'name'>): Component {
  return { name, ...about };
}

/** A name as it is written in an address: `Long label` becomes `long-label`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
