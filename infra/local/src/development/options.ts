import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES } from '@site/platform/protocol';
import { ROOT } from '../command';
import { CommandError } from '../command-error';

/** The remote that shows the components of the kit. */
export const GALLERY = 'kit-gallery';

const DEVELOPED: readonly string[] = [...REMOTES, GALLERY];

/** The folder of a workspace, relative to the root of the checkout. */
export function folderOf(workspace: string): string {
  return workspace === GALLERY ? 'shell/kit/gallery' : workspace;
}

/** What `npm run dev [-- mfe-forms …] [--site https://…]` asks for. */
export interface Options {
  /** The remotes that are worked on. Default: all. */
  remotes: readonly string[];
  /** The origin of a deployed site: `https://www.example.nl`. Undefined: the site of this checkout. */
  site: string | undefined;
}

/** @throws CommandError when the arguments cannot be used */
export function readOptions(args: readonly string[]): Options {
  const { names, site } = parse(args);
  const unknown = names.find((name) => !DEVELOPED.includes(name));
  if (unknown) {
    const isFolderOfOne = existsSync(path.join(ROOT, unknown, 'src/pages.ts'));
    const hint = isFolderOfOne ? ' (add its folder to `workspaces` in package.json)' : '';
    throw new CommandError(`${unknown} is not a remote${hint}; choose from ${DEVELOPED.join(', ')}.`);
  }
  return {
    remotes: names.length > 0 ? names : DEVELOPED,
    site: site === undefined ? site : readOrigin(site),
  };
}

function parse(args: readonly string[]) {
  try {
    const options = { site: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { names: positionals, site: values.site };
  } catch (error) {
    throw new CommandError((error as Error).message.split('\n', 1)[0] ?? '');
  }
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new CommandError(
      `--site must be the address of a site without a path, such as https://www.voorbeeld.nl, not "${text}".`,
    );
  }
  return url.origin;
}
