/** The palette, as CSS custom properties that GlobalStyle defines. Text on `plate` is always ink. */
export const color = {
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  light: 'var(--light)',
  card: 'var(--card)',
  line: 'var(--line)',
  plate: 'var(--plate)',
  plateDeep: 'var(--plate-deep)',
  plateSoft: 'var(--plate-soft)',
  band: 'var(--band)',
  dark: 'var(--dark)',
  dark2: 'var(--dark-2)',
  /** The empty part of a progress bar, and the track of a slider. */
  track: 'var(--track)',
  /** Warm panel, a shade darker than `light`. */
  sand: 'var(--sand)',
  sky: 'var(--sky)',
  success: 'var(--success)',
  successSoft: 'var(--success-soft)',
  error: 'var(--error)',
  errorSoft: 'var(--error-soft)',
  noteSoft: 'var(--note-soft)',
  white: 'var(--white)',
} as const;

/** Colours that follow the surface under a component: dark text on light surfaces and cards, light text on dark ones. */
export const on = {
  text: 'var(--on-text)',
  soft: 'var(--on-soft)',
  rule: 'var(--on-rule)',
  accent: 'var(--on-accent)',
  /** Text of an error. */
  error: 'var(--on-error)',
} as const;

/** Family stacks: `display` for headings, amounts and quotes; `text` for all else. */
export const font = {
  display: 'var(--font-display)',
  text: 'var(--font-text)',
} as const;

/** `n` steps of the grid, as a CSS length: 8 px each, at the font size that browsers start with. */
export function space(n: number): string {
  return `${n / 2}rem`;
}

/** Corner radii by the size of what they round, as CSS lengths. */
export const radius = { s: '10px', m: '14px', l: '18px', xl: '26px' } as const;

/** Durations of motion, as CSS times. */
export const duration = { step: '150ms', roll: '450ms' } as const;

/** From these widths of the window on, in em, the page has room for more: with a larger font size of the visitor later. */
const breakpoint = { tablet: 48, wide: 64, smallest: 22.5 } as const;

/**
 * Media queries, `@media` included: `tablet` from 768 px and `wide` from 1024 px (48 and 64 em); `mobile` and `narrow` below those, and
 * `smallest` for phones below 360 px; `reducedMotion` and `forcedColors` for those user preferences (in the high contrast of Windows
 * the browser paints borders and text, and leaves out backgrounds and shadows); `print`; `noScript` where JavaScript is off: what
 * cannot work then is left out.
 */
export const media = {
  smallest: `@media (max-width: ${breakpoint.smallest - 0.001}em)`,
  mobile: `@media (max-width: ${breakpoint.tablet - 0.001}em)`,
  tablet: `@media (min-width: ${breakpoint.tablet}em)`,
  narrow: `@media (max-width: ${breakpoint.wide - 0.001}em)`,
  wide: `@media (min-width: ${breakpoint.wide}em)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  noScript: '@media (scripting: none)',
} as const;

/**
 * The stacking order, as z-index: `header` over the page, `chat`, the cookie `banner`, the open `list` of a field, `toast`, a `tooltip`
 * on any of them, and on top the skip link (`skip`).
 */
export const layer = {
  header: 10,
  chat: 70,
  banner: 80,
  list: 90,
  toast: 100,
  tooltip: 105,
  skip: 110,
} as const;

/** The focus style: an ink outline with a plate ring outside it. GlobalStyle sets it on `:focus-visible`. */
export const focusRing = `outline: 3px solid ${color.ink}; outline-offset: 0; box-shadow: 0 0 0 6px ${color.plate};`;

/**
 * The style of an element while something in it has the keyboard focus. Without `:has()` (Firefox before 121) it also applies after a
 * click.
 *
 * @param style declarations: `focusRing`
 */
export function focusInside(style: string): string {
  return `&:has(:focus-visible) { ${style} } @supports not selector(:has(*)) { &:focus-within { ${style} } }`;
}

/** A percentage of the window's height, excluding a phone browser's bars where `dvh` is supported. */
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
