/**
 * The brand colours by the name of their CSS custom property, which GlobalStyle defines from this. Components use `color`; only
 * pictures that are rendered outside a page (icons, share image) need the values.
 */
export const palette = {
  ink: '#12211d',
  'ink-2': '#43524c',
  light: '#f6f3ea',
  card: '#fffdf8',
  line: '#ddd6c6',
  plate: '#ffc82e',
  'plate-deep': '#e9ac00',
  'plate-soft': '#ffe9a8',
  band: '#0a3d8f',
  dark: '#1d2b27',
  'dark-2': '#2a3a35',
  track: '#e2dbc9',
  sand: '#ebe5d5',
  sky: '#dfe6f4',
  success: '#0b6b4f',
  'success-soft': '#dcefe4',
  error: '#b3261e',
  'error-soft': '#fbe6e2',
  'note-soft': '#fff1c4',
  white: '#ffffff',
} as const;
