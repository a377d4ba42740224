import { wantsColors } from './colors';

test.each([
  ['a terminal', true, {}, true],
  ['a pipe or a file', false, {}, false],
  ['a terminal with NO_COLOR', true, { NO_COLOR: '1' }, false],
  ['a terminal with an empty NO_COLOR', true, { NO_COLOR: '' }, true],
  ['a pipe with FORCE_COLOR', false, { FORCE_COLOR: '1' }, true],
  ['a pipe with both', false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ['a terminal with FORCE_COLOR=0', true, { FORCE_COLOR: '0' }, false],
])('output to %s', (_, isTTY, env, colors) => {
  expect(wantsColors({ isTTY }, env)).toBe(colors);
});
