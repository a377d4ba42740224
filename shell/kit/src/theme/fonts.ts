/// <reference path="./woff2.d.ts" />
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Where the two font files are served, for preload links. */
export const fontUrls: readonly string[] = [bricolage, figtree];

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const boldSystemFont =
  "local('Arial Bold'),local('Arial-BoldMT'),local('Roboto Bold'),local('Roboto-Bold'),local('Liberation Sans Bold')";

/**
 * The @font-face rules: both variable fonts in their latin subset, each with a fallback from a system font that is scaled to the same
 * metrics, so that nothing moves when the web font loads.
 */
export const fontFaces = `
@font-face{font-family:'Bricolage Grotesque Variable';font-style:normal;font-display:swap;font-weight:200 800;src:url(${bricolage}) format('woff2');unicode-range:${latin}}
@font-face{font-family:'Figtree Variable';font-style:normal;font-display:swap;font-weight:300 900;src:url(${figtree}) format('woff2');unicode-range:${latin}}
@font-face{font-family:'Bricolage Fallback';font-weight:200 800;src:${boldSystemFont};size-adjust:102.8%;ascent-override:90.5%;descent-override:26.3%;line-gap-override:0%}
@font-face{font-family:'Figtree Fallback';font-weight:300 549;src:local('Arial'),local('ArialMT'),local('Roboto'),local('Liberation Sans');size-adjust:100.4%;ascent-override:94.6%;descent-override:24.9%;line-gap-override:0%}
@font-face{font-family:'Figtree Fallback';font-weight:550 900;src:${boldSystemFont};size-adjust:95.4%;ascent-override:99.6%;descent-override:26.2%;line-gap-override:0%}
`;
