import type { ReactNode } from 'react';
import { palette } from '../theme/palette';
import { drawings } from './drawings';

/** The names of the drawings. */
export type IllustrationName = keyof typeof drawings;

/** How a drawing is shown. */
export interface IllustrationProps {
  /** The alt text, for a picture that adds something to the text. Without one the drawing is decorative. */
  title?: string;
  /** In px; the height follows. */
  width?: number;
}

/** A drawing in the style of the site: 5 px ink outline, flat fills out of the palette. */
export function Illustration({ name, ...rest }: IllustrationProps & { name: IllustrationName }) {
  return <Drawing {...rest}>{drawings[name]}</Drawing>;
}

/** The frame of a drawing, which sets its outline. */
export function Drawing({ title, width = 250, children }: IllustrationProps & { children: ReactNode }) {
  const named = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decorative.
    <svg
      {...named}
      viewBox="0 0 300 170"
      width={width}
      fill="none"
      stroke={palette.ink}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
