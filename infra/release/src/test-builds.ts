import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from './read';
import type { Release } from './release';

/** A page in a release.json. */
export const page = (address: string): Release['pages'][number] => ({
  path: address,
  personal: false,
  query: [],
  chunks: [],
});

/** Writes a build below a folder with these facts and files. @returns its folder */
export function writeBuild(
  folder: string,
  facts: Partial<Release> = {},
  files: Record<string, string> = { 'web/a.js': 'a', 'node/b.js': 'b' },
): string {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  }
  const release: Release = {
    format: 1,
    kind: 'remote',
    name: 'mfe-one',
    version: '1.0.0-a',
    commit: null,
    builtAt: '2026-01-01T00:00:00.000Z',
    kit: '^1.0.0',
    pages: facts.kind === 'shell' ? [] : [page('/een')],
    files: Object.entries(files).map(([file, text]) => ({
      path: file,
      size: text.length,
      sha256: sha256(text),
    })),
    ...facts,
  };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}
