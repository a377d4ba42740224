import { consumed, sharedRanges, sharedVersions } from './shared';

test('both entry points of the kit have the same version', () => {
  const { '@site/kit': kit, '@site/kit/controls': controls } = sharedVersions(import.meta.dirname);
  expect(kit).toMatch(/^\d+\.\d+\.\d+$/);
  expect(controls).toBe(kit);
});

test('a remote takes every shared module from the shell, without a fallback copy', () => {
  expect(new Set(Object.values(consumed(import.meta.dirname)).map(({ import: copy }) => copy))).toEqual(
    new Set([false]),
  );
});

test('a remote needs at least the version that it was built with, of kit, contract and libraries', () => {
  const installed = sharedVersions(import.meta.dirname);
  expect(Object.keys(installed)).toEqual(expect.arrayContaining(['react', '@site/kit', '@site/contract']));
  expect(sharedRanges(import.meta.dirname)).toEqual(
    Object.fromEntries(Object.entries(installed).map(([name, version]) => [name, `^${version}`])),
  );
});
