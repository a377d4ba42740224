import { consumed, sharedRanges, sharedVersions } from './shared';

test('all entry points of the kit have the same version', () => {
  const versions = sharedVersions(import.meta.dirname);
  const kit = Object.entries(versions).filter(([name]) => name.startsWith('@site/kit'));
  expect(kit.length).toBeGreaterThan(1);
  expect(new Set(kit.map(([, version]) => version))).toEqual(new Set([versions['@site/kit']]));
  expect(versions['@site/kit']).toMatch(/^\d+\.\d+\.\d+$/);
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
