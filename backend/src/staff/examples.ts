import { styleText } from 'node:util';
import type { Command } from 'commander';

/** Ends the help of a command with examples: what is typed after `staff`, and what it is for. */
export function examples(
  command: Command,
  lines: readonly (readonly [typed: string, meaning: string])[],
): void {
  const width = Math.max(...lines.map(([typed]) => typed.length));
  const text = lines
    .map(([typed, meaning]) => `  staff ${typed.padEnd(width)}  ${meaning}`.trimEnd())
    .join('\n');
  // Written without colour where the output has none: commander takes the escapes out.
  command.addHelpText('after', `\n${styleText('bold', 'Examples:')}\n${text}`);
}
