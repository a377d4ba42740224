/**
 * Cuts a variable font to what the site uses of it, at build time: characters, weights and layout features. The same file and subset
 * give the same bytes. The option `subset` is the path of the module that exports `fontSubset`.
 *
 * Plain JavaScript, because rspack loads it by its path.
 */
const path = require('node:path');
const { run } = require('./run-module.cjs');

/** Kerning, `tabular-nums`, and the glyphs that a font has for its heavy weights. */
const FEATURES = ['kern', 'tnum', 'rvrn'];

module.exports = async function fontLoader(font) {
  const { subset } = this.getOptions();
  this.addDependency(subset);
  const { characters, weights } = (await run(subset)).fontSubset;
  const file = path.basename(this.resourcePath);
  const name = Object.keys(weights).find((start) => file.startsWith(start));
  if (!name) throw new Error(`${subset} has no weights for ${file}.`);
  const [min, max] = weights[name];
  return require('subset-font')(font, textOf(characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  });
};

module.exports.raw = true;

/** The characters of a `unicode-range`: `U+20-7E,U+A0`. */
function textOf(unicodeRange) {
  let text = '';
  for (const range of unicodeRange.split(',')) {
    const [first, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    for (let code = first; code <= last; code++) text += String.fromCodePoint(code);
  }
  return text;
}
