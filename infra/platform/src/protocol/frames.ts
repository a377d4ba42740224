import * as v from 'valibot';
import { formatReleaseId, parseReleaseId, type Release, type ReleaseId } from './release';
import { MAX_FRAMES } from './site-failure';

/** A place in a script, as stacks write it in all browsers and in Node. What comes first has a limit: a message may be one long word. */
const PLACE = /([\w.-]{1,120}\.c?js):(\d{1,7}):(\d{1,7})/g;

/** Of a longer stack the rest is not looked at, in characters. */
const MAX_STACK = 20_000;

const FRAME = /^([^/]+)\/((?:web|node)\/.+):(\d+):(\d+)$/;

/** A place in a script of a release. Line and column begin at 1, as in stacks. */
export interface ScriptPlace {
  id: ReleaseId;
  /** Its path in the release. */
  file: string;
  line: number;
  column: number;
}

/**
 * The lines of a stack that are in scripts of these releases, from the top, each as `mfe-forms@1.2.0-3f9a01bc/web/js/contact.8f3a01bc.js:1:234`.
 * Everything else that the stack says is left out.
 *
 * @param folder which builds ran
 * @param releases a script whose name several have is that of the first
 */
export function framesOf(stack: string, folder: 'web' | 'node', releases: readonly Release[]): string[] {
  const frames = [...stack.slice(0, MAX_STACK).matchAll(PLACE)].flatMap(([, name = '', line, column]) => {
    for (const release of releases) {
      const file = release.files.find(({ path }) => path.startsWith(folder) && path.endsWith(`/${name}`));
      if (file) return [`${formatReleaseId(release)}/${file.path}:${line}:${column}`];
    }
    return [];
  });
  return frames.slice(0, MAX_FRAMES);
}

/** What a line as of `framesOf` says; undefined for any other text. */
export function parseFrame(text: string): ScriptPlace | undefined {
  const [, release = '', file = '', line, column] = FRAME.exec(text) ?? [];
  const id = parseReleaseId(release);
  return id && { id, file, line: Number(line), column: Number(column) };
}

/** The lines as of `framesOf` in what somebody has written. */
export const frames = v.pipe(
  v.array(v.unknown()),
  v.transform((all): readonly string[] =>
    all
      .slice(0, MAX_FRAMES)
      .filter((one): one is string => typeof one === 'string' && parseFrame(one) !== undefined),
  ),
);
