import { consumed, sharedVersions } from './shared';

test('both doors of the kit have its one version, so that a remote fits both or neither', () => {
  const { '@site/kit': kit, '@site/kit/controls': controls } = sharedVersions();
  expect(kit).toMatch(/^\d+\.\d+\.\d+$/);
  expect(controls).toBe(kit);
});

test('a remote takes every shared module from the shell and has no copy of its own to fall back on', () => {
  expect(new Set(Object.values(consumed()).map(({ import: copy }) => copy))).toEqual(new Set([false]));
});
