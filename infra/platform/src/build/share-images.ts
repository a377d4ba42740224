import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../store/read';
import type { BuiltPage } from './read-pages';

interface RenderPicture {
  toSvg(drawing: { default: unknown; width: number; height: number }): Promise<string>;
  toPng(svg: string, width: number): Promise<Buffer>;
}

/** What the kit exports for pictures. */
interface Pictures {
  SHARE_PICTURE: { width: number; height: number };
  sharePicture(title: string): unknown;
}

const require = createRequire(import.meta.url);
const { toPng, toSvg } = require('./render-picture.cjs') as RenderPicture;
const { run } = require('./run-module.cjs') as { run(file: string, from: string): Promise<unknown> };

/**
 * Renders the share image of every public page and of each of its variants, with their titles, into the browser build. The name of a file
 * has a hash of its content.
 *
 * @param folder the remote's folder, whose kit draws the picture
 * @returns the files by the path of their page, with the query of a variant; relative to the release
 */
export async function writeShareImages(
  folder: string,
  pages: readonly BuiltPage[],
): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  const shared = pages.filter(({ personal }) => !personal);
  if (shared.length === 0) return written;
  const kit = (await run('@site/kit/pictures', path.join(folder, 'package.json'))) as Pictures;
  const { SHARE_PICTURE: size, sharePicture } = kit;
  await mkdir(path.join(folder, 'dist/web/share'), { recursive: true });
  const titles = shared.flatMap(({ path: address, shareTitles }) =>
    Object.entries(shareTitles).map(([query, title]) => [address + query, title] as const),
  );
  for (const [address, title] of titles) {
    const picture = await toPng(await toSvg({ default: sharePicture(title), ...size }), size.width);
    // Few colours: with a palette it is a fraction of the size, which every shell and store keeps for each release.
    const png = await sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
    const hash = sha256(png).slice(0, 8);
    const name = address.match(/[a-z\d]+/g)?.join('-') ?? 'home';
    const file = `web/share/${name}.${hash}.png`;
    await writeFile(path.join(folder, 'dist', file), png);
    written.set(address, file);
  }
  return written;
}
