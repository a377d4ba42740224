import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/** Reads which processes run, and kills those that are left when nothing writes any more: when the server has ended, however it did. */
const PROGRAM = `
  pids=' '
  while read -r change pid; do
    case $change in
      started) pids="$pids$pid " ;;
      ended) pids="\${pids%% $pid *} \${pids#* $pid }" ;;
    esac
  done
  for pid in $pids; do kill -9 "$pid" 2>/dev/null; done
`;

let input: Writable | undefined;

/**
 * Lets a child process end with this one, also when this one is killed while the child is in an endless loop and cannot notice that. Does
 * nothing on Windows.
 */
export function endWithServer(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined || process.platform === 'win32') return;
  input ??= startWatching();
  input.write(`started ${pid}\n`);
  child.once('exit', () => input?.write(`ended ${pid}\n`));
}

function startWatching(): Writable {
  // In a process group of its own, so that Ctrl-C does not reach it.
  const watcher = spawn('/bin/sh', ['-c', PROGRAM], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const again = () => {
    input = undefined;
  };
  watcher.once('error', again).once('exit', again).unref();
  watcher.stdin.on('error', again);
  (watcher.stdin as Partial<{ unref(): void }>).unref?.();
  return watcher.stdin;
}
