import { readableLine } from './readable-log';

test('a line of a log shows its message, what belongs to it and the stack of its error', () => {
  const line = {
    level: 50,
    time: 1,
    pid: 2,
    hostname: 'a',
    msg: 'a page failed',
    path: '/contact',
    lines: [1],
  };
  expect(readableLine(JSON.stringify(line))).toBe('ERROR a page failed (path: /contact, lines: [1])');
  const err = { message: 'x', stack: 'Error: x\n    at page.tsx:3' };
  expect(readableLine(JSON.stringify({ level: 30, msg: 'hello', err }))).toBe(`hello\n${err.stack}`);
});

test('a line of a request is left out, and one that is no log stays as it is', () => {
  expect(readableLine('{"level":30,"msg":"request"}')).toBeUndefined();
  expect(readableLine('Listening {')).toBe('Listening {');
  expect(readableLine('{"a":1}')).toBe('{"a":1}');
});
