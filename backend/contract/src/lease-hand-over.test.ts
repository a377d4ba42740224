import { type LeaseHandOver, readLeaseHandOver, writeLeaseHandOver } from './lease-hand-over.js';

const LEASE: LeaseHandOver = {
  voertuigType: 'auto',
  aanschafprijs: '25000',
  aanbetaling: '',
  slottermijn: '',
  looptijd: '60',
};

test('a hand-over is read as it was written', () => {
  expect(readLeaseHandOver(writeLeaseHandOver(LEASE))).toEqual(LEASE);
});

test.each<[string, string | null]>([
  ['nothing', null],
  ['half of it', writeLeaseHandOver(LEASE).slice(0, -5)],
  ...['null', '[]', '"x"', '{"id":5}', '{"values":{"naam":{}},"step":"overzicht"}'].map(
    (text): [string, string] => [text, text],
  ),
  ['a number as an amount', JSON.stringify({ ...LEASE, aanschafprijs: 25_000 })],
])('%s is no hand-over', (_what, stored) => {
  expect(readLeaseHandOver(stored)).toBeNull();
});
