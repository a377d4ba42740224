import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A workspace of the repository, or its root. */
export interface Workspace {
  /** As Turborepo names it: `//` for the root. */
  name: string;
  scripts: readonly string[];
}

/** The root and all workspaces, in the order of the root's package.json. */
export async function readWorkspaces(root: string): Promise<Workspace[]> {
  const read = async (folder: string) =>
    JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')) as {
      name: string;
      scripts?: Record<string, string>;
      workspaces?: string[];
    };
  const { workspaces: folders = [], scripts = {} } = await read('.');
  const packages = await Promise.all(folders.map(read));
  return [
    { name: '//', scripts: Object.keys(scripts) },
    ...packages.map(({ name, scripts = {} }) => ({ name, scripts: Object.keys(scripts) })),
  ];
}
