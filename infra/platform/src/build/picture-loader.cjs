/**
 * Renders a picture at build time: `import address from './share-image.png.tsx?picture'` runs the module, whose default export is
 * a React element, and returns the address of the rendered file.
 *
 * An `<svg>` element is the picture itself; any other element is laid out first (flexbox and text, as satori has it) on `width`
 * by `height` px, which the module exports. The extension before `.tsx` is the format: `svg`, `png` (`width` px wide), or `ico`
 * (`widths`: each a square picture in it). The same module gives the same bytes.
 *
 * Plain JavaScript, because rspack loads it by its path.
 */
const path = require('node:path');
const { toPng, toSvg } = require('./render-picture.cjs');
const { run } = require('./run-module.cjs');

/** A pitch, so that the module is run and never read as a source of the build. */
module.exports.pitch = async function pictureLoader() {
  const drawing = await run(this.resourcePath);
  const format = path.extname(path.basename(this.resourcePath, '.tsx'));
  const svg = await toSvg(drawing);
  if (format === '.svg') return svg;
  if (format === '.png') return toPng(svg, drawing.width);
  if (format === '.ico') return toIco(await Promise.all(drawing.widths.map((width) => toPng(svg, width))));
  throw new Error('A picture is named after its format: .svg.tsx, .png.tsx or .ico.tsx.');
};

/** An ICO file: a header, an entry of 16 bytes for each image, and the images unchanged. */
function toIco(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach((png, index) => {
    const entry = 6 + 16 * index;
    // One byte for the size, where 256 is written as 0.
    head.writeUInt8(png.readUInt32BE(16) % 256, entry);
    head.writeUInt8(png.readUInt32BE(20) % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs]);
}
