// The entry point of `npm start`, `npm run dev`, `npm test` and `npm run reset`. Plain JavaScript, because it must run before
// anything is installed: it checks the machine, installs what package-lock.json asks for, and hands over to src/<command>.ts.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODULES = path.join(ROOT, 'node_modules');
const STAMP = path.join(MODULES, '.installed');

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  refuse(
    `This site needs Node 20.19 or newer, and this is ${process.versions.node}: install a newer one from nodejs.org.`,
  );
}

function assertWritable() {
  for (const folder of [ROOT, MODULES, path.join(ROOT, '.local')]) {
    if (!existsSync(folder)) continue;
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      refuse(
        `${folder} is not writable for you: start as the user who owns it, or give yourself write permission.`,
      );
    }
  }
}

/** Whether npm's own list of installed packages matches the lock file: npm was run by hand. */
function isInstalledByHand(lockFile) {
  try {
    const installed = JSON.parse(readFileSync(path.join(MODULES, '.package-lock.json'), 'utf8')).packages;
    return Object.entries(JSON.parse(lockFile).packages).every(
      ([name, wanted]) =>
        !name.includes('node_modules/') ||
        (installed[name] ? installed[name].version === wanted.version : wanted.optional || wanted.peer),
    );
  } catch {
    return false;
  }
}

async function install() {
  const lockFile = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockFile).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  if (!isInstalledByHand(lockFile)) {
    console.log('Installing the dependencies; this takes a minute or two.');
    const npm = process.env.npm_execpath;
    const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const code = await new Promise((resolve) => {
      spawn(command, [...args, 'ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' })
        .on('error', () => resolve(1))
        .on('exit', resolve);
    });
    if (code !== 0)
      refuse(
        'The dependencies could not be installed: see above why; a second try may help when the network failed.',
      );
  }
  writeFileSync(STAMP, hash);
}

assertNodeVersion();
const [command, ...args] = process.argv.slice(2);
if (!['start', 'dev', 'test', 'reset'].includes(command)) {
  refuse('Usage: node infra/local/run.mjs start|dev|test|reset');
}
assertWritable();
await install();

const tsx = await import('tsx/esm/api');
tsx.register();
// Packages of this repository are loaded from their sources, because they may not be built yet.
nodeModule.register(
  `data:text/javascript,${encodeURIComponent(
    'export const resolve = (specifier, context, next) => next(specifier, { ...context, conditions: ["source", ...context.conditions] });',
  )}`,
);
const { runCommand } = await import('./src/command.ts');
const { default: run } = await import(`./src/${command}.ts`);
await runCommand((stop) => run(args, stop));
