import { rename, writeFile } from 'node:fs/promises';
import { Refusal } from './refusal';

/** Writes variables as an environment file that Node reads (`process.loadEnvFile`); only the owner may read it. */
export async function writeEnvFile(file: string, env: Readonly<Record<string, string>>): Promise<void> {
  const text = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}\n`);
  await writeFile(`${file}.new`, text.join(''), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** A value between quotes that it does not hold itself. Only double quotes let Node change something: a `\n`. */
function quoted(value: string): string {
  const quote = ["'", '`', '"'].find((mark) => !value.includes(mark));
  if (!quote) throw new Refusal(`A setting cannot hold all three kinds of quotes: ${value}`);
  return `${quote}${value}${quote}`;
}
