import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LastComposition } from './last-composition';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'last-composition-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const live = (version: string) => ({
  'mfe-one': { version, at: '2026-11-25T10:00:00.000Z', paths: ['/een', '/twee'] },
});

test('what was live is read back', async () => {
  await new LastComposition(folder).write(live('1'));
  expect(await new LastComposition(folder).read()).toEqual(live('1'));
});

test('shells in containers, which all have the same process id, write to one folder at the same moment', async () => {
  const shells = Array.from({ length: 8 }, () => new LastComposition(folder));
  await Promise.all(shells.map((shell, i) => shell.write(live(String(i)))));
  const { version } = (await new LastComposition(folder).read())['mfe-one'] ?? {};
  expect(shells.map((_, i) => String(i))).toContain(version);
  expect(readdirSync(folder)).toEqual(['composition.json']);
});
