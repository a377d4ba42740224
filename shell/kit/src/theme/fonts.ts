/// <reference path="./woff2.d.ts" />
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { fontSubset } from './font-subset';

/** Where the two font files are served, for preload links. */
export const fontUrls: readonly string[] = [bricolage, figtree];

/** Where a system font is found on the devices that have it: full names and PostScript names, a font of the same widths last. */
const systemFonts = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  Roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
} as const;

type SystemFont = keyof typeof systemFonts;

/** How a system font replaces a web font in a range of weights. */
interface Fallback {
  weights: readonly [number, number];
  cut: 'regular' | 'bold';
  /** In percent of the system font's size: Dutch text of the site gets as wide as in the web font. */
  size: Record<SystemFont, number>;
  /** The same for amounts and phone numbers in `tabular-nums`, where that is another size. */
  figures?: Record<SystemFont, number>;
}

interface WebFont {
  family: string;
  /** The start of the names of its fallback families. */
  name: string;
  url: string;
  weights: readonly [number, number];
  /** In percent of the font size, from the font's own table. */
  ascent: number;
  descent: number;
  fallbacks: readonly Fallback[];
}

const display: WebFont = {
  family: 'Bricolage Grotesque Variable',
  name: 'Bricolage',
  url: bricolage,
  weights: fontSubset.weights['bricolage-grotesque'],
  ascent: 93,
  descent: 27,
  fallbacks: [
    {
      weights: [600, 724],
      cut: 'bold',
      size: { Arial: 102.8, Roboto: 109.4 },
      figures: { Arial: 110.7, Roboto: 108.8 },
    },
    {
      weights: [725, 774],
      cut: 'bold',
      size: { Arial: 102.1, Roboto: 108.8 },
      figures: { Arial: 112.5, Roboto: 110.5 },
    },
    {
      weights: [775, 800],
      cut: 'bold',
      size: { Arial: 103.3, Roboto: 110 },
      figures: { Arial: 112.5, Roboto: 110.5 },
    },
  ],
};

const text: WebFont = {
  family: 'Figtree Variable',
  name: 'Figtree',
  url: figtree,
  weights: fontSubset.weights.figtree,
  ascent: 95,
  descent: 25,
  fallbacks: [
    { weights: [400, 549], cut: 'regular', size: { Arial: 100.4, Roboto: 101.7 } },
    {
      weights: [550, 624],
      cut: 'bold',
      size: { Arial: 94.4, Roboto: 99.8 },
      figures: { Arial: 112.5, Roboto: 110.5 },
    },
    {
      weights: [625, 700],
      cut: 'bold',
      size: { Arial: 96.5, Roboto: 101.6 },
      figures: { Arial: 112.5, Roboto: 110.5 },
    },
  ],
};

function face(family: string, weights: readonly [number, number], src: string, descriptors: string): string {
  return `@font-face{font-family:'${family}';font-weight:${weights.join(' ')};src:${src};${descriptors}}`;
}

function fallbackFaces(font: WebFont, system: SystemFont): string[] {
  return font.fallbacks.flatMap(({ weights, cut, size, figures }) => {
    const src = systemFonts[system][cut].map((name) => `local('${name}')`).join();
    const scaled = (percent: number, range = '') => {
      const height = (part: number) => ((100 * part) / percent).toFixed(2);
      return face(
        `${font.name} ${system}`,
        weights,
        src,
        `size-adjust:${percent}%;ascent-override:${height(font.ascent)}%;descent-override:${height(font.descent)}%;line-gap-override:0%${range}`,
      );
    };
    // The last face that has a character is the one that shows it.
    return [
      scaled(size[system]),
      ...(figures ? [scaled(figures[system], ';unicode-range:U+30-39,U+20AC')] : []),
    ];
  });
}

const systems = Object.keys(systemFonts) as SystemFont[];

/**
 * The @font-face rules: both variable fonts, and for each a family of every system font in the size and with the line height of the web
 * font, so that nothing moves when the web font loads.
 */
export const fontFaces = [display, text]
  .flatMap((font) => [
    face(font.family, font.weights, `url(${font.url}) format('woff2')`, 'font-display:swap'),
    ...systems.flatMap((system) => fallbackFaces(font, system)),
  ])
  .join('\n');

function stack({ family, name }: WebFont): string {
  return [family, ...systems.map((system) => `${name} ${system}`)].map((each) => `'${each}'`).join(', ');
}

/** The values of `font-family`: the web font, its fallbacks, and what the device has for any other character. */
export const fontFamilies = {
  display: `${stack(display)}, system-ui, sans-serif`,
  text: `${stack(text)}, system-ui, sans-serif`,
} as const;
