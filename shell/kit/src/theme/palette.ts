/**
 * The colours of the house by the name of their CSS custom property, which GlobalStyle defines from this. Pieces use `color`;
 * only what is drawn outside a page (an icon, a picture that is shared) needs the values.
 */
export const palette = {
  ink: '#12211d',
  'ink-2': '#43524c',
  paper: '#f6f3ea',
  card: '#fffdf8',
  line: '#ddd6c6',
  plate: '#ffc82e',
  'plate-deep': '#e9ac00',
  'plate-soft': '#ffe9a8',
  band: '#0a3d8f',
  road: '#1d2b27',
  'road-2': '#2a3a35',
  track: '#e2dbc9',
  sand: '#ebe5d5',
  sky: '#dfe6f4',
  go: '#0b6b4f',
  'go-soft': '#dcefe4',
  stop: '#b3261e',
  'stop-soft': '#fbe6e2',
  'note-soft': '#fff1c4',
  white: '#ffffff',
} as const;
