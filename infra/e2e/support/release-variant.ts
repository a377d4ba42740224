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
  const files: Release['files'][number][] = [];
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
    await writeFile(place, text);
    files.push({ path: file.path, size: Buffer.byteLength(text), sha256: sha256(text) });
  }
  const changed = {
    ...release,
    version: `${release.version}-${difference.name}`,
    files,
    ...difference.release,
  };
  await writeFile(path.join(copy, 'release.json'), JSON.stringify(changed));
  return copy;
}
