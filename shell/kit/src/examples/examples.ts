import type { ComponentType } from 'react';

/** The groups of the kit, in the order in which the gallery shows them. */
export const groups = [
  'Acting and going',
  'Bands and columns',
  'Openings and headings',
  'Content',
  'Forms',
  'One question at a time',
  'What is yours',
  'Progress',
  'Messages',
  'Pictures',
] as const;

/** What an example stands on. `page`: it is a part of a page by itself, from edge to edge. */
export type ExampleSurface = 'paper' | 'card' | 'road' | 'page';

/** One way to use a piece, or one state of it. */
export interface Example {
  /** A few words of its own within the piece, such as "Cannot act yet"; its address in the gallery derives from it. */
  name: string;
  /** When to use it so, or what to look at. */
  note?: string;
  /** Default `paper`. */
  surface?: ExampleSurface;
  /** It needs the width of a page to look as it is meant; the overview shows it smaller. */
  wide?: boolean;
  /** It takes over what belongs to a whole page (title, focus, history, an edge of the window): shown in a frame of its own. */
  framed?: boolean;
  /** A function of this file, used by its name: the gallery shows its source beside it. */
  render: ComponentType;
}

/** A piece of the kit as its users know it. */
export interface Piece {
  name: string;
  group: (typeof groups)[number];
  /** One or two sentences: when to take this piece, and when another. */
  for: string;
  /** What it must do for people, each a sentence that can be held against it. */
  must: readonly string[];
  examples: readonly [Example, ...Example[]];
}

/**
 * Describes a piece and its examples: the default export of `<piece>.examples.tsx`. The first example is the one that the
 * overview shows.
 */
export function examples(name: string, about: Omit<Piece, 'name'>): Piece {
  return { name, ...about };
}

/** The address of a name: `Cannot act yet` becomes `cannot-act-yet`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
