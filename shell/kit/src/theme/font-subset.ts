/**
 * What the site uses of its fonts. The build cuts the files to it (`font-loader.cjs` of @site/platform/build), and the @font-face rules declare
 * its weights. Other characters, such as those of a name from another language, are shown in a system font.
 */
export const fontSubset = {
  /**
   * As in `unicode-range`: Basic Latin, the letters with accents of the languages around the Netherlands, and the signs and the quotation
   * marks in the site's texts.
   */
  characters:
    'U+20-7E,U+A0,U+A9,U+B7,U+C0-CF,U+D1-DD,U+DF-EF,U+F1-FD,U+FF,U+152-153,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212',
  /** The lowest and the highest `font-weight`, by the name of the font file. */
  weights: {
    'bricolage-grotesque': [600, 800],
    figtree: [400, 700],
  },
} as const;
