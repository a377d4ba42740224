import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { namedPages, rawText, shell } from '@site/platform/build';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The least that renders the same tree: the libraries as they come, without releases, limits, the data for the browser or another process.
 * Reads what to render from its input, and writes the processor time after the first pages, in ms.
 */
const PROGRAM = `
import { readFileSync } from 'node:fs';
import { NavigationProvider } from '@site/platform/browser/navigation';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { NavigationType, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import calculator from '${ROOT}/mfe-calculator/src/pages';
import marketing from '${ROOT}/mfe-marketing/src/pages';
import { loadPageFrom } from '${ROOT}/shell/src/document/loaded-page';
import { Providers } from '${ROOT}/shell/src/layout/providers';
import { Site } from '${ROOT}/shell/src/layout/site';

const { site, links, remote, addresses, warmUp } = JSON.parse(readFileSync(0, 'utf8'));
const table = { 'mfe-calculator': calculator, 'mfe-marketing': marketing }[remote];

async function main() {
  let before;
  for (const [i, address] of addresses.entries()) {
    const { pathname: path, search } = new URL(address, 'http://site.internal');
    const location = { pathname: path, search, hash: '', state: null, key: 'default', mask: undefined };
    const page = await loadPageFrom(table, path);
    const shown = { location, type: NavigationType.Pop, path, page, preventsScrollReset: false };
    const value = { shown, pending: null, retry() {} };
    const sheet = new ServerStyleSheet();
    const router = h(StaticRouter, { location }, h(NavigationProvider, { value }, h(Site)));
    const body = renderToString(sheet.collectStyles(h(Providers, { site, links, announcement: null }, router)));
    const html = Buffer.from('<!doctype html>' + sheet.getStyleTags() + body);
    sheet.seal();
    if (html.length < 20_000) throw new Error('The page is not complete.');
    if (i === warmUp - 1) before = process.cpuUsage();
  }
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1000);
}
main();
`;

/** Builds a Node program that only renders the pages of the calculator and of marketing. @returns its file */
export async function buildBareRender(folder: string): Promise<string> {
  const entry = path.join(folder, 'bare-render.jsx');
  await writeFile(entry, PROGRAM);
  const [, node] = shell(path.join(ROOT, 'shell'));
  if (!node) throw new Error('The shell has no Node build.');
  const config: Configuration = {
    ...node,
    entry: { 'bare-render': entry },
    resolve: { ...node.resolve, modules: [path.join(ROOT, 'node_modules'), 'node_modules'] },
    output: { ...node.output, path: path.join(folder, 'dist') },
    module: { ...node.module, rules: [namedPages, rawText, ...(node.module?.rules ?? [])] },
    // Those of the shell check its sources and describe its release.
    plugins: (node.plugins ?? []).filter((plugin) => plugin?.constructor.name === 'DefinePlugin'),
  };
  await new Promise<void>((done, fail) => {
    rspack(config, (error, stats) => {
      if (error || !stats) fail(error ?? new Error('The build ended without a result.'));
      else if (stats.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
  return path.join(folder, 'dist/bare-render.cjs');
}
