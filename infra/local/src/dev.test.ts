import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import dev from './dev';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('a name that is no remote is rejected with those that are', () => {
  const program = path.join(ROOT, 'infra/local/run.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, 'dev', 'shell'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^shell is not a remote; choose from mfe-.*, kit-gallery\.\n$/);
  expect(status).toBe(1);
});

test('of a remote that is not in the list of workspaces is said how it becomes one', async () => {
  mkdirSync(path.join(ROOT, '.local/test'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.local/test/remote-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/pages.ts'), '');
    await expect(dev([path.relative(ROOT, folder)], new AbortController().signal)).rejects.toThrow(
      'is not a remote (add its folder to `workspaces` in package.json); choose from',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
