import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRelease, type Release } from '@site/platform/protocol';
import { sha256 } from '@site/platform/store';
import { scratchFolder } from './scratch';

interface Replacement {
  from: string;
  to: string;
}

/** Code for the file whose path contains `file`. */
interface AddedCode {
  file: string;
  code: string;
}

/** The changes of a variant of a build. */
export interface Difference {
  /** Suffix of the version. */
  name: string;
  /** Replaced everywhere in the Node and browser files, in this order. */
  text?: Replacement | readonly Replacement[];
  /** As `text`, in the browser files only. */
  browserText?: Replacement;
  /** Put in front of the Node file. */
  nodeCode?: AddedCode;
  /** Put in front of the browser file. */
  browserCode?: AddedCode;
  /** The browser file whose path contains this is left out, as if the build had never made it. */
  withoutBrowserFile?: string;
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
  const contents = new Map<string, string>();
  const files: Release['files'][number][] = [];
  for (const file of release.files) {
    const place = path.join(copy, file.path);
    // Fonts and pictures stay as they are.
    if (!/\.(?:c?js|json|br|gz)$/.test(file.path)) {
      files.push(file);
      continue;
    }
    // The compressed copies contain the old text; without them the plain file is served.
    if (/\.(?:br|gz)$/.test(file.path) || isLeftOut(file.path, difference)) {
      await rm(place);
      continue;
    }
    contents.set(file.path, changedText(file.path, await readFile(place, 'utf8'), difference));
    await rm(place);
  }
  const renamed = nameAfterContent(contents, release.files);
  for (const [file, text] of contents) {
    const name = renamed(file);
    const content = file.startsWith('web/') ? renamed(text) : text;
    await writeFile(path.join(copy, name), content);
    files.push({ path: name, size: Buffer.byteLength(content), sha256: sha256(content) });
  }
  const pages = (difference.release?.pages ?? release.pages).map((page) => ({
    ...page,
    chunks: page.chunks.filter((chunk) => !isLeftOut(chunk, difference)).map(renamed),
  }));
  const changed = {
    ...release,
    version: `${release.version}-${difference.name}`,
    ...difference.release,
    // Those of the build are not true of what was changed.
    maps: [],
    files,
    pages,
  };
  await writeFile(path.join(copy, 'release.json'), JSON.stringify(changed));
  return copy;
}

function isLeftOut(file: string, { withoutBrowserFile }: Difference): boolean {
  return withoutBrowserFile !== undefined && file.startsWith('web/') && file.includes(withoutBrowserFile);
}

function changedText(file: string, text: string, difference: Difference): string {
  const inBrowser = file.startsWith('web/');
  const { text: everywhere = [], browserText = [], nodeCode, browserCode } = difference;
  const replacements = [everywhere, inBrowser ? browserText : []].flat();
  const changed = replacements.reduce((all, { from, to }) => all.replaceAll(from, () => to), text);
  const added = inBrowser ? browserCode : nodeCode;
  return added && file.includes(added.file) ? added.code + changed : changed;
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
