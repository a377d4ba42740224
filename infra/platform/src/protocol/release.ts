/** One page in release.json: what the shell must know to find the page at an address. Older releases have more fields. */
export interface ReleasePage {
  path: string;
  /** A page with data of one visitor: never cached. */
  personal: boolean;
  /** Query parameters that change what the server renders. */
  query: readonly string[];
  /** The browser files that the page needs, relative to the release: `web/…`. The container's entry comes first. */
  chunks: readonly string[];
  /**
   * The names of the shared modules that the page imports from the shell. The shell loads some of them only on pages that
   * use them, and preloads them there. Undefined in releases from before kit 2.
   */
  shared?: readonly string[];
  /** The text of links to the page. This and what follows is undefined in releases from before kit 3.1. */
  title?: string;
  description?: string;
  /** The queries of the page that are documents of their own, with question mark. */
  variants?: readonly string[];
  foundIn?: FoundIn;
  /** The paths of the pages to read after this one, of any remote. */
  readOn?: readonly string[];
  /** The page shows the pages that the search finds. */
  showsSitePages?: boolean;
  /** The path of its share image (og:image) in the release. */
  shareImage?: string;
  /** The same for variants of the page, by their query with question mark. */
  variantImages?: Readonly<Record<string, string>>;
}

/** Where visitors find a page, next to links on other pages. The shell leaves out a place that it does not have. */
export interface FoundIn {
  /** A group of links in the menu. */
  menu?: string;
  /** A column of the footer. */
  footer?: string;
  /** The search finds the page by its title, its description and these words. */
  search?: { category: string; words?: readonly string[]; parts?: readonly SearchPart[] };
}

/** A part of a page that the search finds by itself. */
export interface SearchPart {
  title: string;
  description: string;
  /** The id of the part on the page, without `#`. */
  hash: string;
}

/** One file of a release. */
export interface ReleaseFile {
  /** Relative to the release, with forward slashes. */
  path: string;
  /** In bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** release.json: everything that others need to know about a build without running it. */
export interface Release {
  format: 1;
  kind: 'remote' | 'shell';
  name: string;
  /** Semver with a hash of what was built: `1.2.0-3f9a01bc`. */
  version: string;
  /** The commit that was built, with `-dirty` when something was not committed, or null outside a repository. */
  commit: string | null;
  /** ISO 8601, UTC. */
  builtAt: string;
  /** For a remote the range of kit versions that it was built for; for the shell the version that it provides. */
  kit: string;
  /**
   * For a remote the range of each shared module that it imports; for the shell the version of each that it provides. Undefined in
   * releases from before kit 3.1.
   */
  libraries?: Readonly<Record<string, string>>;
  /**
   * The calls that a remote makes, with all fields that its contract has for them. Undefined when it makes none, in the shell, and in
   * releases from before this was written down.
   */
  backend?: BackendCalls;
  pages: readonly ReleasePage[];
  files: readonly ReleaseFile[];
  /**
   * The source maps of its scripts, such as `maps/web/js/page.js.map`. They are in the store only: shells neither fetch nor serve them.
   * Undefined in releases from before there were any.
   */
  maps?: readonly ReleaseFile[];
}

/** Calls of the backend: those that a release needs, or that a backend knows. */
export interface BackendCalls {
  /** The version of the contract. */
  contract: string;
  /** The fields of the body of each call, by method and path: `PUT /api/customers/{id}/profile`. */
  calls: Readonly<Record<string, readonly string[]>>;
}

/** The name and the version of a release, which no other release has. */
export type ReleaseId = Pick<Release, 'name' | 'version'>;

/** current.json of a remote: which version is live. */
export interface Pointer {
  version: string;
  /** When the version became live: ISO 8601, UTC. */
  at: string;
  /** The versions that were live before, newest first. */
  previous: readonly string[];
  /** When those became live, the last time: ISO 8601, UTC. Of what was live before this was written down it is missing. */
  liveAt?: Readonly<Record<string, string>>;
  /** The versions that were rolled back and have not been live again since. */
  withdrawn: readonly string[];
  /** Missing when all visitors get the live version. */
  canary?: Canary;
  /** The remote is off the site: it reads as never released, until a version of it becomes live again. */
  retired?: true;
  /** When the canary was changed or ended after `at`, or the remote was retired: ISO 8601, UTC. */
  changed?: string;
}

/** A version that a share of the visitors gets instead of the live one. */
export interface Canary {
  version: string;
  /** Of the visitors: more than 0, less than 100. */
  percent: number;
  /** When this version became the canary, whatever its share was since: ISO 8601, UTC. */
  at: string;
}

/**
 * pointers.json in a store: what each pointer says, by name. With it a reader learns in one request which pointers have changed. The
 * pointers stay the truth: this file may be out of date, or missing.
 */
export type PointerIndex = Readonly<Record<string, Pick<Pointer, 'version' | 'at' | 'changed'>>>;

/** When a pointer was changed last: ISO 8601, UTC. */
export function changedAt({ at, changed }: Pick<Pointer, 'at' | 'changed'>): string {
  return changed ?? at;
}

/** A release is refused. The message is a sentence with the reason. */
export class InvalidRelease extends Error {
  override name = 'InvalidRelease';
}

const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$/;
const NAME = /^[a-z][a-z0-9-]{0,49}$/;
const SHA256 = /^[\da-f]{64}$/;
const FILE = /^(?:web|node)\/(?:[A-Za-z0-9_.-]+\/)*[A-Za-z0-9_.-]+$/;
const MAP = /^maps\/(?:[A-Za-z0-9_.-]+\/)*[A-Za-z0-9_.-]+\.map$/;

/** Can these be the name and the version of a release? Both are parts of paths. */
export function isReleaseId(name: string, version: string): boolean {
  return NAME.test(name) && VERSION.test(version);
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

/** Parses current.json. @throws InvalidRelease when it is invalid. */
export function parsePointer(json: string): Pointer {
  const value = parseObject(json, 'current.json') as Partial<Pointer>;
  if (typeof value.version !== 'string' || !VERSION.test(value.version)) {
    throw new InvalidRelease('current.json names no version.');
  }
  const canary = parseCanary(value.canary);
  return {
    version: value.version,
    at: typeof value.at === 'string' ? value.at : '',
    previous: versions(value.previous),
    liveAt: parseTimes(value.liveAt),
    withdrawn: versions(value.withdrawn),
    ...(canary && { canary }),
    ...(value.retired === true && { retired: true }),
    ...(typeof value.changed === 'string' && { changed: value.changed }),
  };
}

function parseTimes(value: unknown): Record<string, string> {
  const times = Object.entries(value ?? {}).filter(
    ([version, at]) => VERSION.test(version) && typeof at === 'string',
  );
  return Object.fromEntries(times);
}

/** Can this be the share of a canary, in percent? */
export function isCanaryShare(percent: unknown): percent is number {
  return typeof percent === 'number' && percent > 0 && percent < 100;
}

/** One that is not readable is none: the live version is there for everybody. */
function parseCanary(value: unknown): Canary | undefined {
  const { version, percent, at } = (value ?? {}) as Partial<Canary>;
  const isVersion = typeof version === 'string' && VERSION.test(version);
  return isVersion && isCanaryShare(percent) && typeof at === 'string' ? { version, percent, at } : undefined;
}

/** Parses pointers.json; an entry that is invalid is left out. @throws InvalidRelease when it is not readable. */
export function parsePointerIndex(json: string): PointerIndex {
  const entries = Object.entries(parseObject(json, 'pointers.json')).flatMap(([name, value]) => {
    const { version, at, changed } = (value ?? {}) as Partial<Pointer>;
    if (typeof version !== 'string' || typeof at !== 'string') return [];
    return [[name, { version, at, ...(typeof changed === 'string' && { changed }) }]];
  });
  return Object.fromEntries(entries);
}

function versions(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((v): v is string => typeof v === 'string' && VERSION.test(v)) : [];
}

/** Parses release.json. @throws InvalidRelease when it is invalid, or lists a file outside its own folder. */
export function parseRelease(json: string): Release {
  const value = parseObject(json, 'release.json') as Release;
  if (value.format !== 1) throw new InvalidRelease('release.json has a format that is not known here.');
  if (!NAME.test(value.name ?? '')) throw new InvalidRelease('release.json names no remote.');
  if (!VERSION.test(value.version ?? '')) throw new InvalidRelease('release.json names no version.');
  if (!Array.isArray(value.pages) || !Array.isArray(value.files)) {
    throw new InvalidRelease('release.json lists no pages or no files.');
  }
  checkLibraryList(value);
  if (value.backend !== undefined) checkCalls(value.backend, 'release.json');
  checkFileList(value.files, FILE, 'outside web/ and node/');
  if (value.maps !== undefined) checkFileList(value.maps, MAP, 'outside maps/');
  checkPages(value);
  return value;
}

function checkFileList(list: unknown, allowed: RegExp, where: string): void {
  if (!Array.isArray(list)) throw new InvalidRelease('release.json has a list of files that is none.');
  for (const file of list as ReleaseFile[]) {
    if (!isObject(file)) throw new InvalidRelease('release.json lists a file that is no object.');
    const { path, size, sha256 } = file;
    if (typeof path !== 'string' || !allowed.test(path) || path.includes('..')) {
      throw new InvalidRelease(`release.json lists "${path}", which lies ${where}.`);
    }
    if (!Number.isSafeInteger(size) || size < 0 || !SHA256.test(sha256)) {
      throw new InvalidRelease(`release.json lists "${path}" without its size or its hash.`);
    }
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A path of a page: absolute and static, in lower case. */
const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** The rules that `definePages` of the kit has too, for a release.json that was not built with it. */
function checkPages({ name, pages, files }: Release): void {
  const known = new Set<unknown>(files.map(({ path }) => path));
  const seen = new Set<string>();
  for (const page of pages) {
    if (!isObject(page)) throw new InvalidRelease(`${name} lists a page that is no object.`);
    const { path, query, chunks, shared = [] } = page;
    if (typeof path !== 'string' || !PAGE_PATH.test(path)) {
      throw new InvalidRelease(`${name} has a page "${path}": a path is absolute and static, in lower case.`);
    }
    if (seen.has(path)) throw new InvalidRelease(`${name} lists the page ${path} twice.`);
    seen.add(path);
    if (!isListOfTexts(query) || !isListOfTexts(shared)) {
      throw new InvalidRelease(
        `${name} lists the parameters or shared modules of ${path} in a way that is not known here.`,
      );
    }
    const missing = Array.isArray(chunks) ? chunks.find((chunk) => !known.has(chunk)) : 'list';
    if (missing) throw new InvalidRelease(`${name} has no file ${missing}, which its page ${path} needs.`);
    const wrong = wrongText(page);
    if (wrong)
      throw new InvalidRelease(`${name} describes its page ${path} with "${wrong}", which is no text.`);
  }
}

/** The part of the description of a page that other pages show and that is no text. */
function wrongText({
  title,
  description,
  variants,
  foundIn = {},
  readOn,
  shareImage,
  variantImages = {},
}: ReleasePage): string | undefined {
  if (!isObject(foundIn)) return 'foundIn';
  if (!isObject(variantImages)) return 'variantImages';
  const { menu, footer, search } = foundIn;
  const texts = { title, description, shareImage, menu, footer, category: search?.category };
  const lists = { variants, readOn, words: search?.words, variantImages: Object.values(variantImages) };
  const parts: unknown = search?.parts ?? [];
  if (!Array.isArray(parts) || !parts.every(isSearchPart)) return 'parts';
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  const isList = (value: unknown) => value === undefined || isListOfTexts(value);
  return (
    Object.entries(texts).find(([, value]) => !isText(value))?.[0] ??
    Object.entries(lists).find(([, value]) => !isList(value))?.[0]
  );
}

function isSearchPart(part: unknown): boolean {
  if (!isObject(part)) return false;
  const { title, description, hash } = part as Partial<SearchPart>;
  return [title, description, hash].every((text) => typeof text === 'string');
}

/** The versions of the shared libraries, as text by name. */
function checkLibraryList({ name, libraries = {} }: Release): void {
  if (!isObject(libraries) || !isListOfTexts(Object.values(libraries))) {
    throw new InvalidRelease(`${name} lists shared libraries without their versions.`);
  }
}

/** Parses what a backend says of the calls that it knows. @throws InvalidRelease when it says something else */
export function parseBackendCalls(json: string): BackendCalls {
  const value = parseObject(json, 'The answer of the backend') as BackendCalls;
  checkCalls(value, 'The answer of the backend');
  return value;
}

function checkCalls(value: BackendCalls, what: string): void {
  const { contract, calls } = isObject(value) ? value : ({} as Partial<BackendCalls>);
  if (typeof contract === 'string' && isObject(calls) && Object.values(calls ?? {}).every(isListOfTexts))
    return;
  throw new InvalidRelease(`${what} lists calls of the backend in a way that is not known here.`);
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
