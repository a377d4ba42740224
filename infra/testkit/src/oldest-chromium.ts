import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const PACKED = createRequire(import.meta.url).resolve('chromium-106/bin/chromium.br');

const UNPACKED = path.resolve(import.meta.dirname, '../../../.local/test/chromium-106');

/**
 * A Chromium close to the oldest supported one, from a package. Unpacked here, because the package itself would overwrite
 * the newer one.
 *
 * @returns path of the executable
 */
export async function oldestChromium(): Promise<string> {
  if (existsSync(UNPACKED)) return UNPACKED;
  const unfinished = `${UNPACKED}.${process.pid}`;
  await mkdir(path.dirname(UNPACKED), { recursive: true });
  try {
    await pipeline(createReadStream(PACKED), createBrotliDecompress(), createWriteStream(unfinished));
    await chmod(unfinished, 0o755);
    await rename(unfinished, UNPACKED);
  } finally {
    await rm(unfinished, { force: true });
  }
  return UNPACKED;
}
