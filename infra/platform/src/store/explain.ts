import { parseFrame, type ScriptPlace } from '../protocol/frames';
import { formatReleaseId, InvalidRelease, type ReleaseId } from '../protocol/release';
import { sourcesOf } from '../protocol/source-map';
import { readState } from './pointers';
import { readRelease, readVerified } from './read';
import { defaultFailuresFolder, readFailures } from './release-failures';
import { readReported } from './reported-failures';
import { openStore, type ReleaseStore } from './store';
import { FileNotFound } from './store-errors';

/** How many lines of a source are shown before the one that failed, and after it. */
const LINES_AROUND = 2;

/** What went wrong in the same way at the same place, for people. */
interface Failed {
  what: string;
  frames: readonly string[];
  count: number;
  /** The last time: ISO 8601, UTC. */
  time: string;
}

/**
 * What failed in a version, at the lines of its sources, and how often: what happened most comes first.
 *
 * @param options.version default: the live one
 * @returns lines for people
 * @throws InvalidRelease when nothing is live
 */
export async function explain(options: {
  store: string;
  failures?: string;
  remote: string;
  version?: string | undefined;
}): Promise<string[]> {
  const store = openStore(options.store);
  const { remote: name, failures = defaultFailuresFolder(store.location) } = options;
  const id = { name, version: options.version ?? (await liveVersion(store, name)) };
  const all = await failuresOf(failures, id);
  if (all.length === 0) return [`No failure of ${name} ${id.version} is recorded.`];
  const places = new Places(store);
  const blocks = all.map(async ({ what, frames, count, time }) => {
    const times = count === 1 ? 'Once' : `${count} times`;
    const where = await Promise.all(frames.map((frame, i) => places.linesOf(frame, i === 0)));
    return [`${times}, last ${time}: ${what}`, ...where.flat(), ''];
  });
  return (await Promise.all(blocks)).flat().slice(0, -1);
}

async function liveVersion(store: ReleaseStore, name: string): Promise<string> {
  const state = await readState(store, name);
  const version = state.kind === 'never-released' ? undefined : state.pointer?.version;
  if (version) return version;
  throw new InvalidRelease(`It is not known what is live of ${name}: name the version.`);
}

/** What shells have recorded of a version, and what they have counted. */
async function failuresOf(place: string, { name, version }: ReleaseId): Promise<Failed[]> {
  const recorded = (await readFailures(place)).filter(
    (one) => one.remote === name && one.version === version,
  );
  const reported = await readReported(place, { name, version });
  const all = together([
    ...recorded.map(({ reason, page, frames = [], time }) => {
      const what = page === undefined ? reason : `${reason} It rendered ${page}.`;
      return { what, frames, count: 1, time };
    }),
    ...reported.map(({ kind, path, ...more }) => ({ what: `${kind} at ${path}`, ...more })),
  ]);
  return all.sort((one, other) => other.count - one.count);
}

/** Puts together what happened in the same way at the same place. */
function together(all: readonly Failed[]): Failed[] {
  const found = new Map<string, Failed>();
  for (const one of all) {
    const key = [one.what, ...one.frames].join(' ');
    const { count, time } = found.get(key) ?? { count: 0, time: '' };
    found.set(key, { ...one, count: count + one.count, time: [time, one.time].sort()[1] ?? '' });
  }
  return [...found.values()];
}

/** Finds places in scripts of releases back in the sources. */
class Places {
  readonly #maps = new Map<string, Promise<ReturnType<typeof sourcesOf> | undefined>>();

  constructor(private readonly store: ReleaseStore) {}

  /** @param isTop shows the source */
  async linesOf(frame: string, isTop: boolean): Promise<string[]> {
    const place = parseFrame(frame);
    if (!place) return [];
    const { id, file, line, column } = place;
    const key = `${formatReleaseId(id)}/${file}`;
    const map = this.#maps.get(key) ?? this.#mapOf(place);
    this.#maps.set(key, map);
    const found = (await map)?.(line, column);
    if (!found) return [`  ${frame} (as built: its release has no source map for it)`];
    const text = isTop ? found.text : undefined;
    return [`  ${found.source}:${found.line}:${found.column}`, ...linesAround(text ?? '', found.line)];
  }

  /** The map of a script. Undefined without one, when the version was removed, and when what is there is not what was built. */
  async #mapOf({ id: { name, version }, file }: ScriptPlace) {
    try {
      const { maps = [] } = await readRelease(this.store, name, version);
      const map = maps.find(({ path }) => path === `maps/${file}.map`);
      const read = (one: string, max: number) => this.store.read(`${name}/${version}/${one}`, max);
      return map && sourcesOf(String(await readVerified(read, map)));
    } catch (error) {
      if (error instanceof FileNotFound || error instanceof InvalidRelease) return undefined;
      throw error;
    }
  }
}

/** The lines of a text around one, each with its number. */
function linesAround(text: string, line: number): string[] {
  const first = Math.max(line - LINES_AROUND, 1);
  const lines = text ? text.split('\n').slice(first - 1, line + LINES_AROUND) : [];
  return lines.map((one, i) => {
    const mark = first + i === line ? '>' : ' ';
    return `  ${mark} ${String(first + i).padStart(5)}  ${one}`.trimEnd();
  });
}
