import * as v from 'valibot';

/** A release is refused. The message is a sentence with the reason. */
export class InvalidRelease extends Error {
  override name = 'InvalidRelease';
}

const FILE = /^(?!.*\.\.)(?:web|node)\/(?:[A-Za-z0-9_.-]+\/)*[A-Za-z0-9_.-]+$/;
const MAP = /^(?!.*\.\.)maps\/(?:[A-Za-z0-9_.-]+\/)*[A-Za-z0-9_.-]+\.map$/;

const text = v.string();
const name = v.pipe(text, v.regex(/^[a-z][a-z0-9-]{0,49}$/));
const version = v.pipe(text, v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$/));
const list = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());
const textsByName = v.pipe(v.record(text, text), v.readonly());

/** A part of a page that the search finds by itself. */
const searchPart = v.object({
  title: text,
  description: text,
  /** The id of the part on the page, without `#`. */
  hash: text,
});

/** Where visitors find a page, next to links on other pages. The shell leaves out a place that it does not have. */
const foundIn = v.object({
  /** A group of links in the menu. */
  menu: v.optional(text),
  /** A column of the footer. */
  footer: v.optional(text),
  /** The search finds the page by its title, its description and these words. */
  search: v.optional(
    v.object({
      category: text,
      words: v.optional(list(text)),
      parts: v.optional(list(searchPart)),
    }),
  ),
});

/** One page in release.json: what the shell must know to find the page at an address. */
const page = v.object({
  /** Absolute and static, in lower case. */
  path: v.pipe(text, v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)),
  /** A page with data of one visitor: never cached. */
  personal: v.boolean(),
  /** Query parameters that change what the server renders. */
  query: list(text),
  /** The browser files that the page needs, relative to the release: `web/…`. The container's entry comes first. */
  chunks: list(text),
  /**
   * The names of the shared modules that the page imports from the shell. The shell loads some of them only on pages that use them, and
   * preloads them there.
   */
  shared: v.optional(list(text)),
  /** The text of links to the page. */
  title: v.optional(text),
  description: v.optional(text),
  /** The queries of the page that are documents of their own, with question mark. */
  variants: v.optional(list(text)),
  foundIn: v.optional(foundIn),
  /** The paths of the pages to read after this one, of any remote. */
  readOn: v.optional(list(text)),
  /** The page shows the pages that the search finds. */
  showsSitePages: v.optional(v.boolean()),
  /** The path of its share image (og:image) in the release. */
  shareImage: v.optional(text),
  /** The same for variants of the page, by their query with question mark. */
  variantImages: v.optional(textsByName),
});

/** One file of a release, by its path with forward slashes, relative to the release. */
const fileAt = (place: RegExp) =>
  v.object({
    path: v.pipe(text, v.regex(place)),
    /** In bytes. */
    size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Hexadecimal. */
    sha256: v.pipe(text, v.regex(/^[\da-f]{64}$/)),
  });

/** Calls of the backend: those that a release needs, or that a backend knows. */
const backendCalls = v.object({
  /** The version of the contract. */
  contract: text,
  /** The fields of the body of each call, by method and path: `PUT /api/customers/{id}/profile`. */
  calls: v.pipe(v.record(text, list(text)), v.readonly()),
});

/** release.json: everything that others need to know about a build without running it. */
const release = v.object({
  format: v.literal(1),
  name,
  /** Semver with a hash of what was built: `1.2.0-3f9a01bc`. */
  version,
  kind: v.picklist(['remote', 'shell']),
  /** The commit that was built, with `-dirty` when something was not committed, or null outside a repository. */
  commit: v.nullable(text),
  /** ISO 8601, UTC. */
  builtAt: text,
  /** For a remote the range of kit versions that it was built for; for the shell the version that it provides. */
  kit: text,
  /** For a remote the range of each shared module that it imports; for the shell the version of each that it provides. */
  libraries: v.optional(textsByName),
  /** The calls that a remote makes, with all fields that its contract has for them. Undefined when it makes none, and in the shell. */
  backend: v.optional(backendCalls),
  files: list(fileAt(FILE)),
  /** The source maps of its scripts, such as `maps/web/js/page.js.map`. They are in the store only: shells neither fetch nor serve them. */
  maps: v.optional(list(fileAt(MAP))),
  pages: list(page),
});

export type SearchPart = v.InferOutput<typeof searchPart>;
export type FoundIn = v.InferOutput<typeof foundIn>;
export type ReleasePage = v.InferOutput<typeof page>;
export type ReleaseFile = v.InferOutput<ReturnType<typeof fileAt>>;
export type BackendCalls = v.InferOutput<typeof backendCalls>;
export type Release = v.InferOutput<typeof release>;

/** The name and the version of a release, which no other release has. */
export type ReleaseId = Pick<Release, 'name' | 'version'>;

/** Can these be the name and the version of a release? Both are parts of paths. */
export function isReleaseId(...id: [name: string, version: string]): boolean {
  return v.is(name, id[0]) && v.is(version, id[1]);
}

/** Such as `mfe-forms@1.2.0-3f9a01bc`. */
export function formatReleaseId({ name, version }: ReleaseId): string {
  return `${name}@${version}`;
}

/** The name and the version in a text such as `mfe-forms@1.2.0-3f9a01bc`; undefined in any other. */
export function parseReleaseId(text: string): ReleaseId | undefined {
  const [name = '', version = '', ...more] = text.split('@');
  return more.length === 0 && isReleaseId(name, version) ? { name, version } : undefined;
}

/** Of the name of a place in a release.json, which has names of its remote in it, in characters. */
const MAX_PLACE_LENGTH = 100;

/** Parses release.json. @throws InvalidRelease when it is invalid, or lists a file outside its own folder. */
export function parseRelease(json: string): Release {
  const value = parseObject(json, 'release.json') as Release;
  const { issues } = v.safeParse(release, value, { abortEarly: true });
  if (issues) {
    const place = `${v.getDotPath(issues[0])}`.slice(0, MAX_PLACE_LENGTH);
    throw new InvalidRelease(`release.json has an invalid ${place}: expected ${issues[0].expected}.`);
  }
  checkPages(value);
  return value;
}

function checkPages({ name, pages, files }: Release): void {
  const known = new Set(files.map(({ path }) => path));
  const seen = new Set<string>();
  for (const { path, chunks } of pages) {
    if (seen.has(path)) throw new InvalidRelease(`${name} lists the page ${path} twice.`);
    seen.add(path);
    const missing = chunks.find((chunk) => !known.has(chunk));
    if (missing) throw new InvalidRelease(`${name} has no file ${missing}, which its page ${path} needs.`);
  }
}

/** Parses what a backend says of the calls that it knows. @throws InvalidRelease when it says something else */
export function parseBackendCalls(json: string): BackendCalls {
  const value = parseObject(json, 'The answer of the backend');
  if (v.is(backendCalls, value)) return value;
  throw new InvalidRelease('The answer of the backend lists its calls in a way that is not known here.');
}

/** Can this be the share of a canary, in percent? */
export function isCanaryShare(percent: unknown): percent is number {
  return typeof percent === 'number' && percent > 0 && percent < 100;
}

/** A version that a share of the visitors gets instead of the live one. */
const canary = v.object({
  version,
  /** Of the visitors: more than 0, less than 100. */
  percent: v.custom<number>(isCanaryShare),
  /** When this version became the canary, whatever its share was since: ISO 8601, UTC. */
  at: text,
});

/** What is not readable in a pointer is left out, as long as the version is: that is there for everybody. */
const readable = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
const versions = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((all): readonly string[] => all.filter((one) => v.is(version, one))),
);

/** current.json of a remote: which version is live. */
const pointer = v.object({
  version,
  /** When the version became live: ISO 8601, UTC. */
  at: v.fallback(text, ''),
  /** The versions that were live before, newest first. */
  previous: versions,
  /** When those became live, the last time: ISO 8601, UTC. */
  liveAt: readable(v.pipe(v.record(version, text), v.readonly())),
  /** The versions that were rolled back and have not been live again since. */
  withdrawn: versions,
  /** Missing when all visitors get the live version. */
  canary: readable(canary),
  /** The remote is off the site: it reads as never released, until a version of it becomes live again. */
  retired: readable(v.literal(true)),
  /** When the canary was changed or ended after `at`, or the remote was retired: ISO 8601, UTC. */
  changed: readable(text),
});

export type Canary = v.InferOutput<typeof canary>;
export type Pointer = v.InferOutput<typeof pointer>;

/** Parses current.json. @throws InvalidRelease when it is invalid. */
export function parsePointer(json: string): Pointer {
  const { success, output } = v.safeParse(pointer, parseObject(json, 'current.json'));
  if (success) return output;
  throw new InvalidRelease('current.json names no version.');
}

/** When a pointer was changed last: ISO 8601, UTC. */
export function changedAt({ at, changed }: Pick<Pointer, 'at' | 'changed'>): string {
  return changed ?? at;
}

/** Parses JSON that must be an object. @param what for the message. @throws InvalidRelease */
export function parseObject(json: string, what: string): object {
  try {
    const value: unknown = JSON.parse(json);
    if (value && typeof value === 'object') return value;
  } catch {
    // Falls through: invalid JSON and JSON that is not an object give the same error.
  }
  throw new InvalidRelease(`${what} is not readable.`);
}
