import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file as a whole, and the folders that it is in: a reader sees what it was before or what it is then. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const folder = path.dirname(file);
  // Hidden, for those who list the folder. Not by process id: in containers that share a folder all have the same one.
  const unfinished = path.join(folder, `.${path.basename(file)}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
