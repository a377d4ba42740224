import { Part } from './part';
import { Refusal } from './refusal';

/** Without questions, without an interactive screen, without telling anyone. */
const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_UI: 'false' };

/** Turborepo over the workspaces: it runs only what changed since it last did. */
export function turbo(
  root: string,
  args: string[],
  output: 'lines' | 'terminal' = 'lines',
  onLine?: (line: string) => void,
): Part {
  return new Part({
    name: 'turbo',
    script: `${root}/node_modules/turbo/bin/turbo`,
    args: ['run', ...args],
    cwd: root,
    env: TURBO_ENV,
    output,
    onLine,
  });
}

/**
 * Builds the workspaces that changed, silently.
 *
 * @param filters Turborepo's filters; none: all workspaces.
 * @throws Refusal when a build fails, with what it wrote.
 */
export async function build(root: string, stop: AbortSignal, filters: string[] = []): Promise<void> {
  const lines: string[] = [];
  const args = [
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...filters.map((f) => `--filter=${f}`),
  ];
  const part = turbo(root, args, 'lines', (line) => lines.push(line));
  const interrupt = () => void part.stop('SIGINT');
  stop.addEventListener('abort', interrupt, { once: true });
  const { code } = await part.ended;
  stop.removeEventListener('abort', interrupt);
  if (code !== 0 && !stop.aborted) {
    throw new Refusal(`${lines.join('\n')}\nThe build failed: see above what to correct.`);
  }
}
