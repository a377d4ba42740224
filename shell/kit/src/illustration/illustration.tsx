import type { ReactNode } from 'react';
import { palette } from '../theme/palette';
import { drawings } from './drawings';

/** The names of the drawings. */
export type IllustrationName = keyof typeof drawings;

/** Without a `title` the drawing is decorative. */
interface IllustrationProps {
  name: IllustrationName;
  /** The alt text, for a picture that adds something to the text. */
  title?: string;
  /** In px; the height follows. */
  width?: number;
}

/** A drawing in the style of the site: 5 px ink outline, flat fills out of the palette. */
export function Illustration({ name, title, width = 250 }: IllustrationProps) {
  const drawing: ReactNode = drawings[name];
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
      {drawing}
    </svg>
  );
}
