// The entry point of `npm start`, `npm run dev`, `npm run demo`, `npm test` and `npm run reset`. Plain JavaScript, because it must run
// before anything is installed: it checks the machine, installs what package-lock.json asks for, and hands over to src/<command>.ts.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages, unlockedWorkspaces } from './missing-packages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODULES = path.join(ROOT, 'node_modules');

function exitWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  exitWith(
    `This site needs Node 20.19 or newer, and this is ${process.versions.node}: install a newer one from nodejs.org.`,
  );
}

function assertWritable() {
  for (const folder of [ROOT, MODULES, path.join(ROOT, '.local')]) {
    if (!existsSync(folder)) continue;
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      exitWith(
        `${folder} is not writable for you: start as the user who owns it, or give yourself write permission.`,
      );
    }
  }
}

async function install(mayChangeLockfile) {
  const unlocked = unlockedWorkspaces(ROOT);
  if (unlocked.length > 0) {
    const sentence = `package-lock.json does not have ${unlocked.join(', ')} as package.json says`;
    if (!mayChangeLockfile) exitWith(`${sentence}: run npm install and commit package-lock.json.`);
    console.log(`${sentence}: running npm install.`);
    await npm('install');
  }
  const [first, ...more] = missingPackages(ROOT);
  if (!first) return;
  const what = existsSync(MODULES)
    ? `${first}${more.length > 0 ? ` and ${more.length} more` : ''} must be installed`
    : 'Nothing is installed yet';
  console.log(`${what}: installing the dependencies, which takes a minute or two.`);
  await npm('ci');
}

/** The other versions of Node that the long tests start the site with. */
async function installNodeVersions() {
  const folder = path.join(ROOT, 'infra/e2e/node-versions');
  if (existsSync(path.join(folder, 'node_modules'))) return;
  console.log('Installing the other versions of Node that the long tests need.');
  await npm('ci', folder);
}

async function npm(subcommand, cwd = ROOT) {
  const program = process.env.npm_execpath;
  const [command, args] = program?.endsWith('.js') ? [process.execPath, [program]] : ['npm', []];
  const code = await new Promise((resolve) => {
    spawn(command, [...args, subcommand, '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' })
      .on('error', () => resolve(1))
      .on('exit', resolve);
  });
  if (code !== 0)
    exitWith(
      'The dependencies could not be installed: see above why; a second try may help when the network failed.',
    );
}

assertNodeVersion();
const [command, ...args] = process.argv.slice(2);
if (!['start', 'dev', 'demo', 'test', 'reset'].includes(command)) {
  exitWith('Usage: node infra/local/run.mjs start|dev|demo|test|reset');
}
assertWritable();
// What is tested is what is committed.
await install(command !== 'test');
if (command === 'test' && args.includes('long')) await installNodeVersions();

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
