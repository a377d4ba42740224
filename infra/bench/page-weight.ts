import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { parseArgs } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesOf, type PageFile } from './page-files';

const USAGE = 'Usage: npx tsx infra/bench/page-weight.ts <address of the site> [path …] [--json]';
const PATHS = ['/', '/lease-berekenen', '/lease-aanvragen'];

/** One file that a page loads before it is hydrated. */
interface Asset extends PageFile {
  /** Size of the body as transferred, in bytes: compressed when the server compresses it. */
  bytes: number;
}

/** What a first visit to a page downloads, in bytes as transferred. */
interface PageWeight {
  path: string;
  html: number;
  /** Style elements in the HTML, before compression: they are in its weight, and have none of their own. */
  inlineStyle: number;
  script: number;
  style: number;
  font: number;
  assets: Asset[];
}

/** Fetches an address as a browser would, without undoing the compression. @throws when the answer is not 200. */
async function fetchRaw(url: URL): Promise<{ bytes: Buffer; encoding: string }> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const headers = { 'accept-encoding': 'br, gzip', accept: '*/*' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  return { bytes: Buffer.concat(chunks), encoding: response.headers['content-encoding'] ?? 'none' };
}

async function weigh(site: URL, path: string): Promise<PageWeight> {
  const page = new URL(path, site);
  const { bytes, encoding } = await fetchRaw(page);
  const plain =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  const html = plain.toString('utf8');
  const assets: Asset[] = [];
  for (const asset of filesOf(html)) {
    assets.push({ ...asset, bytes: (await fetchRaw(new URL(asset.path, page))).bytes.length });
  }
  const sum = (kind: Asset['kind']) =>
    assets.filter((asset) => asset.kind === kind).reduce((total, asset) => total + asset.bytes, 0);
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  return {
    path,
    html: bytes.length,
    inlineStyle: Buffer.byteLength(styles.join('')),
    script: sum('script'),
    style: sum('style'),
    font: sum('font'),
    assets,
  };
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function print(weights: readonly PageWeight[]): void {
  console.table(
    weights.map(({ path, html, inlineStyle, script, style, font }) => ({
      page: path,
      script: kb(script),
      style: kb(style),
      font: kb(font),
      HTML: kb(html),
      total: kb(script + style + font + html),
      'style in the HTML, unpacked': kb(inlineStyle),
    })),
  );
  for (const { path, script, assets } of weights) {
    console.log(`\n${path}`);
    for (const asset of assets.filter(({ kind }) => kind === 'script').sort((a, b) => b.bytes - a.bytes)) {
      const share = `${Math.round((100 * asset.bytes) / script)}%`;
      console.log(`${kb(asset.bytes).padStart(10)} ${share.padStart(4)}  ${asset.path}`);
    }
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [address, ...paths] = positionals;
  if (!address || !URL.canParse(address)) throw new Error(USAGE);
  const weights: PageWeight[] = [];
  for (const path of paths.length > 0 ? paths : PATHS) weights.push(await weigh(new URL(address), path));
  if (values.json) console.log(JSON.stringify(weights, null, 2));
  else print(weights);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
