import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRelease, type Release, sha256 } from '@site/release';
import { scratchFolder } from './scratch';

interface Replacement {
  from: string;
  to: string;
}

/** The changes of a variant of a build. */
export interface Difference {
  /** Suffix of the version. */
  name: string;
  /** Replaced everywhere in the Node and browser files, in this order. */
  text?: Replacement | readonly Replacement[];
  /** Put in front of the Node file whose path contains `file`. */
  nodeCode?: { file: string; code: string };
  /** Overrides in release.json. */
  release?: Partial<Release>;
}

/**
 * Copies a build with changed files, correct hashes and another version.
 *
 * @param dist folder of the build
 * @returns folder of the copy
 */
export async function releaseVariant(dist: string, difference: Difference): Promise<string> {
  const copy = await scratchFolder('variant');
  await cp(dist, copy, { recursive: true });
  const release = parseRelease(await readFile(path.join(copy, 'release.json'), 'utf8'));
  const replacements = [difference.text ?? []].flat();
  const contents = new Map<string, string>();
  for (const file of release.files) {
    const place = path.join(copy, file.path);
    // The compressed copies contain the old text; without them the plain file is served.
    if (/\.(?:br|gz)$/.test(file.path)) {
      await rm(place);
      continue;
    }
    let text = await readFile(place, 'utf8');
    for (const { from, to } of replacements) text = text.replaceAll(from, () => to);
    if (
      difference.nodeCode &&
      file.path.startsWith('node/') &&
      file.path.includes(difference.nodeCode.file)
    ) {
      text = difference.nodeCode.code + text;
    }
    contents.set(file.path, text);
    await rm(place);
  }
  const renamed = nameAfterContent(contents, release.files);
  const files: Release['files'][number][] = [];
  for (const [file, text] of contents) {
    const name = renamed(file);
    const content = file.startsWith('web/') ? renamed(text) : text;
    await writeFile(path.join(copy, name), content);
    files.push({ path: name, size: Buffer.byteLength(content), sha256: sha256(content) });
  }
  const changed = {
    ...release,
    version: `${release.version}-${difference.name}`,
    pages: release.pages.map((page) => ({ ...page, chunks: page.chunks.map(renamed) })),
    files,
    ...difference.release,
  };
  await writeFile(path.join(copy, 'release.json'), JSON.stringify(changed));
  return copy;
}

/**
 * Gives the browser scripts that changed the hashes of their new content, as a build would: the address of a script never has two
 * contents.
 *
 * @returns replaces the old hashes in a text
 */
function nameAfterContent(
  contents: ReadonlyMap<string, string>,
  before: Release['files'],
): (text: string) => string {
  const hashes = before.flatMap((file): [string, string][] => {
    const [, hash] = /^web\/js\/.*\.([\da-f]{8})\.js$/.exec(file.path) ?? [];
    const now = sha256(contents.get(file.path) ?? '');
    return hash && contents.has(file.path) && now !== file.sha256 ? [[hash, now.slice(0, 8)]] : [];
  });
  return (text) => hashes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}
