// Runs Jest with the supported version of Node that this one is not: the oldest, or that of the images.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const other = process.version.startsWith('v24.') ? 'node-20' : 'node-24';
const node = path.join(import.meta.dirname, 'node_modules', other, 'bin/node');
if (!existsSync(node)) {
  console.log(`Nothing is tested with ${other}: it is packaged for Linux on x64 only.`);
  process.exit();
}
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
process.exitCode = spawnSync(node, [jest, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
