import { spawn } from 'node:child_process';
import path from 'node:path';

/* `npm run bench`: every measurement, one after the other, or the one that is named with its arguments; see README.md. */

const MEASUREMENTS = [
  'weight',
  'first-view',
  'next-page',
  'long-visit',
  'lighthouse',
  'served-pages',
  'rendered-pages',
  'unknown-addresses',
  'traced-pages',
  'backend-calls',
  'code-mails',
  'mixed-load',
  'cache-in-front',
  'thousand-visitors',
  'many-releases',
  'growth',
];

const [name, ...args] = process.argv.slice(2);
if (name && !MEASUREMENTS.includes(name)) {
  console.error(`${name} is not a measurement; choose from ${MEASUREMENTS.join(', ')}.`);
  process.exit(1);
}

/** @returns the exit code */
function run(program: string, parameters: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(program, parameters, { stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1));
  });
}

console.error('Building what changed.');
process.exitCode = await run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only']);
for (const measurement of process.exitCode ? [] : name ? [name] : MEASUREMENTS) {
  console.error(`\n${measurement}`);
  const program = path.join(import.meta.dirname, `${measurement}.ts`);
  process.exitCode ||= await run('npx', ['tsx', program, ...args]);
}
