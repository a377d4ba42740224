import { inStableOrder } from './stable-order';

const MINIFIED = (chunks: string) => `load:()=>Promise.all([${chunks}]).then(c.bind(c,985))`;
const READABLE = (chunks: string) => `load: ()=>Promise.all([${chunks}\n    ]).then(r.bind(r, "./page.tsx"))`;

test.each([
  ['the chunks of an import', MINIFIED, 'c.e(232),c.e(289),c.e(551)', 'c.e(289),c.e(232),c.e(551)'],
  [
    'readable ones',
    READABLE,
    '\n      r.e("kit"),\n      r.e("page")',
    '\n      r.e("page"),\n      r.e("kit")',
  ],
  [
    'their hashes',
    (list: string) => `c.sriHashes={${list}}`,
    '1:"sha256-a",2:"sha256-b"',
    '2:"sha256-b",1:"sha256-a"',
  ],
])('%s are in one order, whatever the order of the build', (_what, script, one, other) => {
  expect(inStableOrder(script(other))).toBe(script(one));
  expect(inStableOrder(script(one))).toBe(script(one));
});

test('other promises keep their order', () => {
  const script = 'Promise.all([f(2),f(1)]);Promise.all([c.e(9),f(1)])';
  expect(inStableOrder(script)).toBe(script);
});
