import { consumed, sharedVersions } from './shared';

const { dirname: here } = import.meta;

test('both entry points of the kit have the same version', () => {
  const { '@site/kit': kit, '@site/kit/controls': controls } = sharedVersions(here);
  expect(kit).toMatch(/^\d+\.\d+\.\d+$/);
  expect(controls).toBe(kit);
});

test('a remote takes every shared module from the shell, without a fallback copy', () => {
  expect(new Set(Object.values(consumed(here)).map(({ import: copy }) => copy))).toEqual(new Set([false]));
});
