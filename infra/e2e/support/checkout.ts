import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What is built, installed or stored on a machine. */
const NO_SOURCE = /^(?:node_modules|dist|\.git|\.turbo|\.local)$/;

/** Environment of commands in a copy: what has the same sources as here is not built again. */
export const SAME_BUILDS = { TURBO_CACHE_DIR: path.join(ROOT, '.turbo/cache') } as const;

/** Copies the sources to a new folder; what is installed is linked to. @returns the folder */
export async function copyCheckout(): Promise<string> {
  // Not below the checkout: Git ignores what is there, and Turborepo what Git ignores.
  const to = await mkdtemp(path.join(os.tmpdir(), 'checkout-'));
  const modules: string[] = [];
  await cp(ROOT, to, {
    recursive: true,
    filter: (file) => {
      const name = path.basename(file);
      if (name === 'node_modules') modules.push(path.relative(ROOT, file));
      return !NO_SOURCE.test(name);
    },
  });
  for (const folder of modules) await linkPackages(folder, to);
  return to;
}

/** Links to each package in a `node_modules`, and in a scope in it. The workspaces are those of the copy. */
async function linkPackages(folder: string, to: string): Promise<void> {
  await mkdir(path.join(to, folder), { recursive: true });
  for (const entry of await readdir(path.join(ROOT, folder), { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.name.startsWith('@')) await linkPackages(place, to);
    else {
      const source = path.join(ROOT, place);
      await symlink(entry.isSymbolicLink() ? await readlink(source) : source, path.join(to, place));
    }
  }
}
