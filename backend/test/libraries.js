import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const local = (file) => fileURLToPath(new URL(file, import.meta.url));
const dependencies = ['../package.json', '../../infra/server/package.json'].flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(local(file), 'utf8')).dependencies),
);

/** What only the process imports that looks at a file; the tests import one of them as it is. */
const OF_INSPECTION = ['@cantoo/pdf-lib', 'heic-decode', 'sharp'];
/** What the backend and its tests import, and what of it others import by `createRequire`, which esbuild does not follow. */
const IMPORTED = [
  ...new Set(dependencies.filter((name) => !name.startsWith('@site/') && !OF_INSPECTION.includes(name))),
  'ajv-formats',
  'ajv/dist/2020.js',
  'class-transformer/cjs/storage',
  'fast-check',
  'mailparser',
  'smtp-server',
];
/** What libraries import only when it is installed, or what reads files beside itself. */
const EXTERNAL = [
  '@css-inline/css-inline',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'swagger-ui-dist',
];
const FOLDER = local('../../.local/test/backend-libraries');

/** For Jest's `moduleNameMapper`. */
export const libraryMapper = { [`^(${IMPORTED.join('|')})$`]: `${FOLDER}/$1.cjs` };

/**
 * Bundles the libraries into one file of CommonJS, unless they are the same as at the last time. Jest cannot load ESM, and loads every
 * module again for each test file: to transform and load thousands of files was most of what the tests computed.
 */
export async function bundleLibraries() {
  const stamp = path.join(FOLDER, 'stamp');
  const hash = createHash('sha256');
  for (const file of [fileURLToPath(import.meta.url), local('../../package-lock.json')]) {
    hash.update(await readFile(file));
  }
  const version = hash.digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === version) return;
  await rm(FOLDER, { recursive: true, force: true });
  const { outputFiles } = await build({
    // Each is evaluated when it is first imported.
    stdin: { contents: IMPORTED.map(lazyExport).join('\n'), resolveDir: local('.') },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    keepNames: true,
    minifyWhitespace: true,
    lineLimit: 200,
    supported: { 'dynamic-import': false },
    external: EXTERNAL,
    banner: { js: "const url = require('node:url').pathToFileURL(__filename).href;" },
    define: { 'import.meta.url': 'url' },
  });
  const bundle = path.join(FOLDER, 'all.cjs');
  await write(bundle, outputFiles[0].text.replace(SET_NAME, SET_OTHER_NAME));
  for (const name of IMPORTED) {
    await write(path.join(FOLDER, `${name}.cjs`), `module.exports = require('${bundle}')['${name}'];\n`);
  }
  await write(stamp, version);
}

/** To set the name of every function that is made, though most have it, would double the time of some tests. */
const SET_NAME = 'var __name=(target,value)=>';
const SET_OTHER_NAME = `${SET_NAME}target.name===value?target:`;

async function write(file, text) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const lazyExport = (name) => `Object.defineProperty(exports, '${name}', { get: () => require('${name}') });`;
