/** @jest-environment node */
import { LONGEST_QUERY, readQuery } from './read-query';

it.each([
  ['what was typed, space and accents included', ' Operationéél ', ' Operationéél '],
  ['a pattern or a percentage', '.*[a-z]+ 100% %zz', '.*[a-z]+ 100% %zz'],
  ['a family in one sign', '👩‍👧', '👩‍👧'],
])('keeps %s', (_what, q, expected) => {
  expect(readQuery(q)).toBe(expected);
});

it.each([
  ['new lines and tabs', 'lease\r\n\tberekenen', 'lease berekenen'],
  ['null bytes', 'le\0\0ase', 'le ase'],
  ['marks that turn the direction of writing', '\u202elease\u2066\u200f', 'lease'],
])('removes %s, which a field cannot contain', (_what, q, expected) => {
  expect(readQuery(q)).toBe(expected);
});

it('uses the beginning only, and cuts no character in half', () => {
  expect(readQuery('x'.repeat(10_000))).toBe('x'.repeat(LONGEST_QUERY));
  expect(readQuery(`a${'😀'.repeat(10_000)}`)).toBe(`a${'😀'.repeat(49)}`);
});
