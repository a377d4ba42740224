import { palette } from '../theme/palette';

/** The logo mark, a wheel with a Z for a hub, in a box of 42 by 42. `tyre` is the colour of its rim. */
export function Mark({ tyre = palette.ink }: { tyre?: string }) {
  return (
    <>
      <circle cx="21" cy="21" r="20" fill={tyre} />
      <circle cx="21" cy="21" r="12.5" fill={palette.plate} />
      <path
        d="M15 15h12l-8.6 12H27"
        fill="none"
        stroke={palette.ink}
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
