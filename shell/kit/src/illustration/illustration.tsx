import type { ReactNode } from 'react';
import { palette } from '../theme/palette';
import { drawings } from './drawings';

/** The names of the drawings. */
export type IllustrationName = keyof typeof drawings;

/** How a drawing is shown. */
export interface IllustrationProps {
  /** In px; the height follows. */
  width?: number;
}

/** A drawing in the style of the site: 5 px ink outline, flat fills out of the palette. */
export function Illustration({ name, ...rest }: IllustrationProps & { name: IllustrationName }) {
  return <Drawing {...rest}>{drawings[name]}</Drawing>;
}

/** The frame of a drawing, which sets its outline. */
export function Drawing({ width = 250, children }: IllustrationProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden
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
