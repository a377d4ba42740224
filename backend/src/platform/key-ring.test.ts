import { readConfig } from '../config/config.js';
import { KeyRing, Unreadable } from './key-ring.js';

const key = (letter: string) => `${letter}-0123456789abcdefghijklmnopqrstuvwxyz`;
const ring = (...keys: string[]) =>
  new KeyRing(readConfig({ DATABASE_URL: 'postgres://u@h/d', DATA_KEYS: keys.join(',') }));

const TEXT = Buffer.from('Jan van der Berg, 25000');

test('the first key encrypts, and what an earlier one encrypted stays readable while that one is listed', () => {
  const before = ring(key('a')).encrypt(TEXT, 'concept 1');
  const after = ring(key('b'), key('a'));
  expect(after.decrypt(before, 'concept 1')).toEqual(TEXT);
  const renewed = after.encrypt(TEXT, 'concept 1');
  expect(ring(key('b')).decrypt(renewed, 'concept 1')).toEqual(TEXT);
  expect(() => ring(key('b')).decrypt(before, 'concept 1')).toThrow(Unreadable);
});

test('what was encrypted before there was a list of keys stays readable', () => {
  expect(ring(key('a')).decrypt(ring().encrypt(TEXT, 'x'), 'x')).toEqual(TEXT);
});

test('the same text is never encrypted to the same bytes, and they do not contain it', () => {
  const one = ring(key('a')).encrypt(TEXT, 'x');
  expect(one.includes(TEXT)).toBe(false);
  expect(ring(key('a')).encrypt(TEXT, 'x').equals(one)).toBe(false);
});

test('what was altered, cut off or moved to another place cannot be read', () => {
  const keys = ring(key('a'));
  const encrypted = keys.encrypt(TEXT, 'concept 1');
  for (let at = 0; at < encrypted.length; at++) {
    const altered = Buffer.from(encrypted);
    altered[at] = (altered[at] as number) ^ 1;
    expect(() => keys.decrypt(altered, 'concept 1')).toThrow(Unreadable);
    expect(() => keys.decrypt(encrypted.subarray(0, at), 'concept 1')).toThrow(Unreadable);
  }
  expect(() => keys.decrypt(encrypted, 'concept 2')).toThrow(Unreadable);
});
