import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Pointer, parsePointer } from '../../protocol/release';
import { replaceFile } from '../../store/replace-file';

export interface LastLive {
  version: string;
  /** `at` of the pointer. */
  at: string;
  paths: readonly string[];
}

/** What was live of each remote, by its name: on disk, for a start without the store. */
export class LastComposition {
  constructor(private readonly folder: string) {}

  get #file(): string {
    return path.join(this.folder, 'composition.json');
  }

  /** Empty at the first start on this machine, and when the file is not readable. */
  async read(): Promise<Record<string, LastLive>> {
    try {
      const all = JSON.parse(await readFile(this.#file, 'utf8')) as Record<string, LastLive>;
      return Object.fromEntries(
        Object.entries(all).map(([name, { paths, ...rest }]) => {
          const { version, at } = parsePointer(JSON.stringify(rest));
          return [name, { version, at, paths: paths.filter((p) => typeof p === 'string') }];
        }),
      );
    } catch {
      return {};
    }
  }

  /** @throws when the folder cannot be written. */
  async write(all: Readonly<Record<string, LastLive>>): Promise<void> {
    await replaceFile(this.#file, JSON.stringify(all, null, 2));
  }
}

/** The pointer of a remote as it was: it names what was live, and nothing before. */
export function pointerTo({ version, at }: LastLive): Pointer {
  return { version, at, previous: [], withdrawn: [] };
}
