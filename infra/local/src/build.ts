import { CommandError } from './command-error';
import { ManagedProcess } from './processes/managed-process';

/** No questions, no interactive screen, no telemetry. */
const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_UI: 'false' };

/** Runs Turborepo over the workspaces: it skips tasks whose input has not changed. */
export function turbo(
  root: string,
  args: string[],
  output: 'lines' | 'terminal' = 'lines',
  onLine?: (line: string) => void,
): ManagedProcess {
  return new ManagedProcess({
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
 * @throws CommandError when a build fails, with its output.
 */
export async function build(root: string, stop: AbortSignal, filters: string[] = []): Promise<void> {
  const lines: string[] = [];
  const args = [
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...filters.map((f) => `--filter=${f}`),
  ];
  const child = turbo(root, args, 'lines', (line) => lines.push(line));
  const interrupt = () => void child.stop('SIGINT');
  stop.addEventListener('abort', interrupt, { once: true });
  const { code } = await child.ended;
  stop.removeEventListener('abort', interrupt);
  if (code !== 0 && !stop.aborted) {
    throw new CommandError(`${lines.join('\n')}\nThe build failed: see above what to correct.`);
  }
}
