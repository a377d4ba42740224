import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '../../../../testkit/src/until';
import { readReported } from '../../store/reported-failures';
import { ReportedFailures } from './reported-failures';

const ID = { name: 'mfe-one', version: '1' };
const crash = { kind: 'page-crashed', path: '/een', frames: ['mfe-one@1/web/js/a.0123abcd.js:1:2'] };

let folder: string;
let reported: ReportedFailures;
let unwritable: Error[];

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'reported-')), 'failures');
  unwritable = [];
  reported = new ReportedFailures({ folder, onUnwritable: (error) => unwritable.push(error) });
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const written = () => readReported(folder, ID);

test('the first failure is written by itself, and later ones with the next write', async () => {
  reported.add(ID, crash);
  await until(async () => (await written()).length > 0);
  expect(await written()).toEqual([{ ...crash, count: 1, time: expect.any(String) }]);
  reported.add(ID, crash);
  reported.add(ID, { ...crash, frames: [] });
  reported.add({ ...ID, version: '2' }, crash);
  await reported.write();
  expect((await written()).map(({ frames, count }) => [frames, count])).toEqual([
    [crash.frames, 2],
    [[], 1],
  ]);
});

test('of a version those that happen most are kept, whatever else is reported', async () => {
  for (let i = 0; i < 2; i++) reported.add(ID, crash);
  for (let i = 0; i < 500; i++) reported.add(ID, { ...crash, path: `/${i}` });
  await reported.write();
  const found = await written();
  expect(found).toHaveLength(30);
  expect(found[0]).toMatchObject({ ...crash, count: 2 });
});

test('what cannot be written is said once, and written when it can be', async () => {
  writeFileSync(folder, 'no folder');
  reported.add(ID, crash);
  await reported.write();
  reported.add(ID, crash);
  await reported.write();
  expect(unwritable).toHaveLength(1);
  rmSync(folder);
  await reported.write();
  expect(await written()).toEqual([{ ...crash, count: 2, time: expect.any(String) }]);
});
