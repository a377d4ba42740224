import { readFileSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { type Container, pagesOf, type ShareScope } from './container';
import { containerName } from './names';

/** The source of a file of a release, by its path: `node/js/page.js`. @throws when there is no such file. */
export type ReadSource = (file: string) => string;

/** Reads the files of a build in a folder. */
export function sourcesIn(folder: string): ReadSource {
  return (file) => readFileSync(path.join(folder, file), 'utf8');
}

/**
 * Loads the table of pages from a remote's Node build.
 *
 * The code is compiled directly, outside Node's module cache, so that a build can be loaded again after it changed. Chunks are loaded
 * with `require`: one that throws fails its page and not the process.
 */
export async function loadPages<Pages>(read: ReadSource, remote: string, shared: ShareScope): Promise<Pages> {
  const exported = evaluate('node/remoteEntry.js', read) as Record<string, Container> & Container;
  return await pagesOf(exported[containerName(remote)] ?? exported, shared);
}

/** The exports of a CommonJS file. It can require its own chunks and Node's built-in modules only. */
function evaluate(file: string, read: ReadSource): unknown {
  const module = new Module(file) as Module & { _compile(code: string, file: string): void };
  module.filename = file;
  module.require = ((request: string) =>
    request.startsWith('.')
      ? evaluate(path.posix.join(path.posix.dirname(file), request), read)
      : nodeRequire(request)) as Module['require'];
  module._compile(read(file), file);
  return module.exports;
}

function nodeRequire(request: string): unknown {
  if (Module.isBuiltin(request)) return process.getBuiltinModule(request);
  throw new Error(`A remote may not require "${request}" on the server: it brings all of its own code.`);
}
