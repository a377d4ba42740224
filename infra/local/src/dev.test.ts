import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What `npm run dev -- <name>` says when it refuses the name. */
function refusal(name: string): string {
  const { status, stderr } = spawnSync(process.execPath, ['infra/local/run.mjs', 'dev', name], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr;
}

test('a name that is no remote is refused with those that are', () => {
  expect(refusal('shell')).toMatch(/^shell is not a remote; choose from mfe-.*, kit-gallery\.\n$/);
}, 60_000);

test('of a remote that is not in the list of workspaces is said how it becomes one', () => {
  mkdirSync(path.join(ROOT, '.local/test'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.local/test/remote-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/pages.ts'), '');
    expect(refusal(path.relative(ROOT, folder))).toContain(
      'is not a remote (add its folder to `workspaces` in package.json); choose from',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
