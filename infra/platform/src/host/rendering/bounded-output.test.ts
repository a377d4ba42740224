import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { BoundedOutput } from './bounded-output';

let stream: PassThrough;
let lines: string[];
let output: BoundedOutput;

beforeEach(() => {
  stream = new PassThrough({ highWaterMark: 2 ** 26 });
  lines = [];
  output = new BoundedOutput([stream], (line) => lines.push(line));
});

async function write(...texts: string[]): Promise<void> {
  for (const text of texts) stream.write(text);
  await turn();
}

test('lines are passed on as they were written, also when they arrive in parts', async () => {
  await write('een\ntw', 'ee\n');
  expect(lines).toEqual(['een', 'twee']);
});

test('a last line without an end is passed on when the stream ends', async () => {
  await write('een\ntwee');
  stream.end();
  await turn();
  expect(lines).toEqual(['een', 'twee']);
});

test('a long line is cut, and what follows it is not lost', async () => {
  await write('x'.repeat(400), `${'y'.repeat(10_000)}\n`, 'daarna\n');
  expect(lines).toEqual(['x'.repeat(400) + 'y'.repeat(100), 'daarna']);
});

test('of many lines the first are passed on, and then how many more there were', async () => {
  await write('regel\n'.repeat(1000));
  expect(lines).toHaveLength(20);
  output.nextPeriod();
  expect(lines.at(-1)).toBe('(980 more lines)');
  await write('daarna\n');
  expect(lines.at(-1)).toBe('daarna');
});

test('the last lines are remembered, also when they were not passed on', async () => {
  await write('regel\n'.repeat(1000), 'FATAL ERROR\n');
  expect(output.last.at(-1)).toBe('FATAL ERROR');
  expect(output.last.length).toBeLessThan(100);
});

test('who writes too much in one period waits for the next', async () => {
  const part = `${'z'.repeat(99)}\n`.repeat(1000);
  await write(part, part, part, part, part);
  const held = stream.readableLength;
  expect(held).toBeGreaterThan(0);
  output.nextPeriod();
  await turn();
  expect(stream.readableLength).toBe(0);
});
