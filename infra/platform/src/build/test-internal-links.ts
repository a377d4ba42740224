import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** A page that links may lead to. */
export interface LinkedPage {
  path: string;
  /** The queries that are documents of their own, such as `{ section: 'privacy' }`. */
  variants?: readonly { query: Readonly<Record<string, string>> }[];
}

/** An address in the source code. */
export interface InternalLink {
  /** Relative to the root of the checkout. */
  file: string;
  /** Up to the first expression of a template: `/search?q=` for `/search?q=${term}`. */
  address: string;
}

/** An address of the site: a path in lower case, with or without a query and a fragment. */
const ADDRESS = /^\/(?=[a-z0-9])[a-z0-9-/]*(?:[?#].*)?$/;

/**
 * The addresses of pages in the string literals of TypeScript files, those after an expression in a template included
 * (`${site.url}/contact` in a mail). Tests, examples and addresses of the API are left out.
 *
 * @param folders relative to `root`
 */
export function findInternalLinks(root: string, folders: readonly string[]): InternalLink[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples|d)\.tsx?$|(?:^|\/)testing\//.test(file))
      .map((file) => path.join(folder, file))
      .flatMap((file) => {
        const module = parseSync(readFileSync(path.join(root, file), 'utf8'), {
          syntax: 'typescript',
          tsx: file.endsWith('x'),
          decorators: true,
        });
        return [...literalsIn(module)]
          .filter((text) => ADDRESS.test(text) && !text.startsWith('/api/'))
          .map((address) => ({ file, address }));
      }),
  );
}

/** Is this the address of one of these pages, and of an existing variant of it where its query chooses one? */
export function leadsToPage(address: string, pages: readonly LinkedPage[]): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site.internal');
  const named = pages.filter((page) => page.path === pathname);
  if (named.length === 0) return false;
  return [...searchParams].every(([name, value]) => {
    const known = named.flatMap(({ variants = [] }) => variants.flatMap(({ query }) => query[name] ?? []));
    return known.length === 0 || value === '' || known.includes(value);
  });
}

/** The texts of all string literals and template parts in a syntax tree. */
function* literalsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const child of node) yield* literalsIn(child);
  } else if (typeof node === 'object' && node !== null) {
    const { type, value, cooked } = node as { type?: string; value?: string; cooked?: string };
    if (type === 'StringLiteral' && value) yield value;
    if (type === 'TemplateElement' && cooked) yield cooked;
    for (const child of Object.values(node)) yield* literalsIn(child);
  }
}
