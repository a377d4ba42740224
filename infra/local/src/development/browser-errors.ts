import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourcesOf } from '@site/platform/protocol';

/** A line of a stack, of Chrome (`at Form (http://…/page.js:3:5)`) or of Firefox and Safari (`Form@http://…/page.js:3:5`). */
const FRAME = /^\s*(?:at )?(.*?)\s*[@(]?(https?:\/\/[^\s)]+?):(\d+):(\d+)\)?$/;
/** How much of the stack is shown: where it happened, and how it came there. */
const MAX_FRAMES = 4;

/**
 * An error of a browser with its places in the sources: `at Form (mfe-forms/src/contact/page.tsx:12)`. Places in libraries are left out.
 *
 * @param text the message and the stack
 * @param root of the checkout
 * @param fileAt the file of a local build at a path of the site
 */
export async function readableError(
  text: string,
  root: string,
  fileAt: (pathname: string) => string | undefined,
): Promise<string> {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => FRAME.test(line));
  if (first < 0) return text;
  const frames = await Promise.all(lines.slice(first).map((line) => sourceOf(line, root, fileAt)));
  return [...lines.slice(0, first), ...frames.filter(Boolean).slice(0, MAX_FRAMES)].join('\n');
}

async function sourceOf(
  frame: string,
  root: string,
  fileAt: (pathname: string) => string | undefined,
): Promise<string | undefined> {
  const [, name, address = '', line, column] = FRAME.exec(frame) ?? [];
  const file = URL.canParse(address) ? fileAt(new URL(address).pathname) : undefined;
  const map = file && (await readFile(`${file}.map`, 'utf8').catch(() => undefined));
  if (!map) return undefined;
  const found = sourcesOf(map)(Number(line), Number(column));
  if (!found) return undefined;
  const source = path.relative(root, found.source);
  if (source.startsWith('..') || source.includes('node_modules')) return undefined;
  return `    at ${name ? `${name} ` : ''}(${source}:${found.line})`;
}
