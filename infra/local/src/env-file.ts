import { rename, writeFile } from 'node:fs/promises';
import { CommandError } from './command-error';

/** Writes variables as an environment file that Node reads (`process.loadEnvFile`); only the owner may read it. */
export async function writeEnvFile(file: string, env: Readonly<Record<string, string>>): Promise<void> {
  const text = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}\n`);
  await writeFile(`${file}.new`, text.join(''), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** The value in quotes of a kind that it does not contain. Double quotes come last, because Node replaces `\n` in them. */
function quoted(value: string): string {
  const quote = ["'", '`', '"'].find((mark) => !value.includes(mark));
  if (!quote) throw new CommandError(`A setting cannot contain all three kinds of quotes: ${value}`);
  return `${quote}${value}${quote}`;
}
