import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildOneBundle } from './one-bundle';
import { builtPages, sizeOf } from './page-scripts';
import { PAGES } from './pages';

/* What the scripts of each page weigh, against the same pages built as one application; see README.md. */

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const brotli = (source: Buffer) =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const wanted = positionals.length > 0 ? positionals : PAGES;
  const pages = builtPages();
  const unknown = wanted.find((path) => !pages.some((page) => page.path === path));
  if (unknown) throw new Error(`No remote has the page ${unknown}.`);
  const oneBundle = await buildOneBundle(brotli);
  const rows = pages
    .filter(({ path }) => values.all || wanted.includes(path))
    .map(({ path, remote, chunk, shell, lazy, own }) => {
      const here = sizeOf(shell, lazy, own);
      const there = sizeOf(oneBundle(remote, chunk));
      return { path, here, shell: sizeOf(shell), lazy: sizeOf(lazy), own: sizeOf(own), oneBundle: there };
    });
  if (values.json) {
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  console.table(
    rows.map(({ path, here, shell, lazy, own, oneBundle: there }) => ({
      page: path,
      'scripts, KB': kb(here),
      'of the shell': kb(shell),
      'shared, when used': kb(lazy),
      'of the remote': kb(own),
      'as one bundle, KB': kb(there),
      ratio: (here / there).toFixed(2),
    })),
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
