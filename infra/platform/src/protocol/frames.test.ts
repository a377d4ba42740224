import { framesOf, parseFrame } from './frames';
import type { Release } from './release';

const release = (name: string, ...files: string[]) =>
  ({
    name,
    version: '1.0.0-a',
    files: files.map((path) => ({ path, size: 1, sha256: '' })),
  }) as unknown as Release;
const forms = release(
  'mfe-forms',
  'web/remoteEntry.js',
  'node/remoteEntry.js',
  'node/js/contact.8f3a01bc.js',
);
const shell = release('shell', 'node/renderer.cjs', 'node/server.cjs');

test('the stack of a renderer gives the places in scripts of the remote and of the shell', () => {
  const stack = `TypeError: jan@bakkerij.example:1:2 is not a function
    at Contact (node/js/contact.8f3a01bc.js:120:9)
    at node/remoteEntry.js:3:4
    at Object.<anonymous> (/var/copies/shell/1.0.0-a/node/renderer.cjs:12345:67)
    at node:internal/process/task_queues:105:5
    at next (/app/node_modules/fastify/lib/server.js:1:2)`;
  expect(framesOf(stack, 'node', [forms, shell])).toEqual([
    'mfe-forms@1.0.0-a/node/js/contact.8f3a01bc.js:120:9',
    'mfe-forms@1.0.0-a/node/remoteEntry.js:3:4',
    'shell@1.0.0-a/node/renderer.cjs:12345:67',
  ]);
});

test('a long word takes no time', () => {
  expect(framesOf('x'.repeat(10_000_000), 'node', [forms, shell])).toEqual([]);
});

test('a place is read as it was written, and nothing else is one', () => {
  const [frame = ''] = framesOf('at node/remoteEntry.js:3:4', 'node', [forms]);
  expect(parseFrame(frame)).toEqual({
    id: { name: 'mfe-forms', version: '1.0.0-a' },
    file: 'node/remoteEntry.js',
    line: 3,
    column: 4,
  });
  for (const text of ['', 'mfe-forms/web/a.js:1:2', 'mfe-forms@1/maps/a.js:1:2', 'Jan@1/../web/a.js:1:2'])
    expect(parseFrame(text)).toBeUndefined();
});
