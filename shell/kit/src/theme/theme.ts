/** The palette, as CSS custom properties that GlobalStyle defines. Text on `plate` is always ink. */
export const color = {
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  paper: 'var(--paper)',
  card: 'var(--card)',
  line: 'var(--line)',
  plate: 'var(--plate)',
  plateDeep: 'var(--plate-deep)',
  plateSoft: 'var(--plate-soft)',
  band: 'var(--band)',
  road: 'var(--road)',
  road2: 'var(--road-2)',
  /** The part of a road that is still ahead, and the track of a slider. */
  track: 'var(--track)',
  /** Warm panel, a shade darker than paper. */
  sand: 'var(--sand)',
  sky: 'var(--sky)',
  go: 'var(--go)',
  goSoft: 'var(--go-soft)',
  stop: 'var(--stop)',
  stopSoft: 'var(--stop-soft)',
  noteSoft: 'var(--note-soft)',
  white: 'var(--white)',
} as const;

/** The colours of whatever surface a piece stands on: dark on paper and cards, light on the road. */
export const on = {
  text: 'var(--on-text)',
  soft: 'var(--on-soft)',
  rule: 'var(--on-rule)',
  accent: 'var(--on-accent)',
  /** What is wrong, in words. */
  stop: 'var(--on-stop)',
} as const;

/** Family stacks: `display` for headings, amounts and quotes; `text` for all else. */
export const font = {
  display: 'var(--font-display)',
  text: 'var(--font-text)',
} as const;

/** `n` steps of the 8 px grid, as a CSS length. */
export function space(n: number): string {
  return `${n * 8}px`;
}

/** Corner radii by the size of what they round, as CSS lengths. */
export const radius = { s: '10px', m: '14px', l: '18px', xl: '26px' } as const;

/** Durations of motion, as CSS times. */
export const duration = { step: '150ms', roll: '450ms' } as const;

/** From these widths of the window on, in px, the page has room for more. */
const breakpoint = { tablet: 768, wide: 1024, smallest: 360 } as const;

/**
 * Media queries, `@media` included: `tablet` from 768 px and `wide` from 1024 px; `mobile` and `narrow` below those, and
 * `smallest` for phones below 360 px; `calm` for who wants no motion; `forced` for who has colours of his own, as in the high
 * contrast of Windows: the browser then paints borders and text, and leaves out backgrounds and shadows; `print` for paper;
 * `unscripted` for where JavaScript is off: what cannot work then is left out.
 */
export const media = {
  smallest: `@media (max-width: ${breakpoint.smallest - 0.02}px)`,
  mobile: `@media (max-width: ${breakpoint.tablet - 0.02}px)`,
  tablet: `@media (min-width: ${breakpoint.tablet}px)`,
  narrow: `@media (max-width: ${breakpoint.wide - 0.02}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  calm: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
  unscripted: '@media (scripting: none)',
} as const;

/**
 * What lies over what, as z-index: `header` over the page, `menu` of a field over the header, `chat`, then the cookie
 * `banner`, `toast`, a `tooltip` at any of them, and last the way past the header (`skip`).
 */
export const layer = {
  header: 10,
  menu: 60,
  chat: 70,
  banner: 80,
  toast: 100,
  tooltip: 105,
  skip: 110,
} as const;

/** The focus of an operable thing: ink outline, plate ring outside it. GlobalStyle sets it on `:focus-visible`. */
export const focusRing = `outline: 3px solid ${color.ink}; outline-offset: 0; box-shadow: 0 0 0 6px ${color.plate};`;

/**
 * How an element looks while something in it has the focus by keyboard. Where `:has()` is missing (Firefox before 121) it looks so with the
 * focus of a mouse too.
 *
 * @param style declarations: `focusRing`
 */
export function focusInside(style: string): string {
  return `&:has(:focus-visible) { ${style} } @supports not selector(:has(*)) { &:focus-within { ${style} } }`;
}

/** A share of the height of the window in percent, without the bars of a phone's browser where it knows the difference. */
export function windowHeight(percent: number): string {
  return `calc(${percent} * var(--dvh))`;
}

/** The dashed centre line of a road, as a background image. Lengths in px. */
export function dashes(
  paint: string,
  dash: number,
  gap = dash,
  direction: 'right' | 'bottom' = 'right',
): string {
  return `repeating-linear-gradient(to ${direction}, ${paint} 0 ${dash}px, transparent ${dash}px ${dash + gap}px)`;
}
