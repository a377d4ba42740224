import { styleText } from 'node:util';
import type { Command } from 'commander';

/** Appends examples to the help of a command; `typed` is the command line after `staff`. */
export function addExamples(
  command: Command,
  lines: readonly (readonly [typed: string, meaning: string])[],
): void {
  const width = Math.max(...lines.map(([typed]) => typed.length));
  const text = lines
    .map(([typed, meaning]) => `  staff ${typed.padEnd(width)}  ${meaning}`.trimEnd())
    .join('\n');
  // commander strips the escape sequences when the output does not support them.
  command.addHelpText('after', `\n${styleText('bold', 'Examples:')}\n${text}`);
}
