/**
 * Renders pictures at build time, from a React element: an `<svg>` element is the picture itself, any other is laid out first (flexbox
 * and text, as satori has it). The same element gives the same bytes. Plain JavaScript, because a loader of rspack uses it.
 */
const { readFile } = require('node:fs/promises');

/** The font of pictures: the display font of the site in its heaviest weight. */
const FONT = {
  name: 'Bricolage Grotesque',
  weight: 800,
  style: 'normal',
  file: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
};

async function toSvg({ default: element, width, height }) {
  if (element.type === 'svg') {
    const { renderToStaticMarkup } = require('react-dom/server');
    return renderToStaticMarkup(element);
  }
  const { default: satori } = await import('satori');
  const { file, ...font } = FONT;
  const data = await readFile(require.resolve(file));
  return satori(element, { width, height, fonts: [{ ...font, data }] });
}

let resvg;

async function toPng(svg, width) {
  resvg ??= loadResvg();
  const { Resvg } = await resvg;
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } };
  return Buffer.from(new Resvg(svg, options).render().asPng());
}

async function loadResvg() {
  const library = require('@resvg/resvg-wasm');
  await library.initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return library;
}

module.exports = { toSvg, toPng };
