import { parseArgs } from 'node:util';
import { CommandError } from '../command-error';

/** Where the local address of the site is by default. */
const DEFAULT_PORT = '8090';

/** What `npm run dev -- mfe-forms --site https://…` asks for. */
export interface Options {
  remote: string;
  /** The origin of the deployed site: `https://www.example.nl`. */
  site: string;
  port: number;
}

/** Is a remote developed against a deployed site? */
export function isAgainstSite(args: readonly string[]): boolean {
  return args.some((arg) => /^--site(=|$)/.test(arg));
}

/** @throws CommandError when the arguments cannot be used */
export function readOptions(args: readonly string[]): Options {
  const { names, site, port } = parse(args);
  const [remote, ...others] = names;
  if (!remote || others.length > 0) {
    throw new CommandError(
      '--site is for one remote: npm run dev -- mfe-forms --site https://www.voorbeeld.nl',
    );
  }
  return { remote, site: readOrigin(site), port: readPort(port) };
}

function parse(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { site: { type: 'string', default: '' }, port: { type: 'string', default: DEFAULT_PORT } },
    });
    return { names: positionals, ...values };
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

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new CommandError(`--port must be a whole number from 1 to 65535, not "${text}".`);
}
