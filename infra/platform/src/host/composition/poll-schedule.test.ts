import type { Pointer } from '../../protocol/release';
import type { ReleaseSource } from '../../store/source';
import { FileNotFound } from '../../store/store-errors';
import { PollSchedule } from './poll-schedule';

const names = ['mfe-one', 'mfe-two', 'mfe-three'];

/** What the index says: a version for each remote. Undefined: there is none. */
let index: Record<string, string> | undefined;
let known: Map<string, Pointer>;
let rounds: PollSchedule;
/** How often the index was asked for. */
let asked: number;

const source: ReleaseSource = {
  location: 'http://store.example',
  isRemote: true,
  async read(file) {
    expect(file).toBe('pointers.json');
    asked += 1;
    if (!index) throw new FileNotFound(file);
    const entries = Object.entries(index).map(([name, version]) => [name, { version, at: version }]);
    return Buffer.from(JSON.stringify({ ...Object.fromEntries(entries), 'mfe-four': null }));
  },
};

const pointer = (version: string): Pointer => ({ version, at: version, previous: [], withdrawn: [] });

beforeEach(() => {
  index = Object.fromEntries(names.map((name) => [name, '1']));
  known = new Map(names.map((name) => [name, pointer('1')]));
  rounds = new PollSchedule({ names, source });
  asked = 0;
});

/** The remotes that are due in the next so many turns. */
async function turns(count: number): Promise<string[]> {
  const all = [];
  for (let i = 0; i < count; i++) all.push((await rounds.next(known)).join(' '));
  return all;
}

test('while nothing changes, the index and one pointer after the other have their turn, one request each', async () => {
  expect(await turns(8)).toEqual(['', '', 'mfe-one', '', 'mfe-two', '', 'mfe-three', '']);
  expect(asked).toBe(5);
});

test('what changes in the index is due at once, and once', async () => {
  await turns(2);
  index = { 'mfe-one': '2', 'mfe-two': '1', 'mfe-three': '2' };
  expect(await turns(6)).toEqual(['mfe-one', 'mfe-one mfe-three', 'mfe-two', '', 'mfe-three', '']);
  index = { ...index, 'mfe-two': '2' };
  expect(await turns(3)).toEqual(['mfe-one', 'mfe-two', 'mfe-two']);
});

test('an index that is out of date costs one look at each pointer', async () => {
  known = new Map(names.map((name) => [name, pointer('2')]));
  expect(await turns(4)).toEqual(['mfe-one mfe-two mfe-three', '', 'mfe-one', '']);
});

test('without an index each pointer has its turn, and an index that appears is found', async () => {
  index = undefined;
  expect(await turns(6)).toEqual(['', 'mfe-one', 'mfe-two', 'mfe-three', '', 'mfe-one']);
  index = { 'mfe-three': '2' };
  expect(await turns(4)).toEqual(['mfe-two', 'mfe-three', 'mfe-three', '']);
});

test('the pointers of a folder are all due every time', async () => {
  rounds = new PollSchedule({ names, source: { ...source, isRemote: false } });
  expect(await turns(2)).toEqual([names.join(' '), names.join(' ')]);
  expect(asked).toBe(0);
});
