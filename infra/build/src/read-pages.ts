import { loadPages, type ReleasePage, type ShareScope } from '@site/release';
import { sharedVersions } from './shared';

interface PageTable {
  remote: string;
  pages: {
    path: string;
    head: { title: string; description: string; keywords: readonly string[]; index?: boolean };
    query?: readonly string[];
    personal?: boolean;
    chunk?: string;
  }[];
}

/**
 * Reads the table of pages from a remote's Node build, as plain data.
 *
 * The table needs only `definePages` and nothing is rendered, so every shared library is replaced by a stub. A remote can
 * therefore be built without a shell.
 */
export async function readPages(dist: string, remote: string) {
  const table = await loadPages<PageTable>(dist, remote, stubs());
  if (table.remote !== remote) {
    throw new Error(`${remote}: src/pages.ts is written for "${table.remote}".`);
  }
  return table.pages.map(({ path, head, query, personal, chunk }) => ({
    path,
    title: head.title,
    description: head.description,
    keywords: head.keywords,
    index: (head.index ?? true) && !personal,
    personal: personal ?? false,
    query: query ?? [],
    chunk: chunk ?? '',
  })) satisfies (Omit<ReleasePage, 'chunks' | 'shared'> & { chunk: string })[];
}

function stubs(): ShareScope {
  const definePages = (remote: string, pages: unknown[]) => ({ remote, pages });
  const anything: object = new Proxy(() => anything, {
    get: (_target, key) =>
      key === 'definePages' ? definePages : key === Symbol.toPrimitive ? () => '' : anything,
    apply: () => anything,
  });
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      {
        [version]: {
          version,
          scope: ['default'],
          useIn: [],
          from: 'build',
          lib: () => anything,
          get: async () => () => anything,
          loaded: true,
          deps: [],
          strategy: 'loaded-first',
          shareConfig: { singleton: true, eager: true, requiredVersion: false, strictVersion: false },
        },
      },
    ]),
  );
}
