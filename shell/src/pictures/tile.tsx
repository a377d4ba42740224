import { Mark, palette } from '@site/kit/pictures';

/** The mark on an opaque square, for systems that apply a mask. The mark is within the middle 80%. */
export const tile = (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42">
    <rect width="42" height="42" fill={palette.ink} />
    <Mark />
  </svg>
);
