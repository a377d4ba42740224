import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

interface LockedPackage {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  resolved?: string;
}
const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
/** What comes from a registry, by its folder: neither a workspace nor a link to one. */
const fetched = Object.entries(packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

test('every package that is installed is checked against a hash in the lockfile', () => {
  // An optional package for another platform that is not installed here may lack its hash.
  const unchecked = fetched.filter(
    ([folder, { integrity, optional }]) =>
      !integrity?.startsWith('sha512-') && (!optional || existsSync(path.join(ROOT, folder))),
  );
  expect(unchecked.map(([folder]) => folder)).toEqual([]);
});

test('no package of the scope of the workspaces comes from a registry, and npm asks none for one', () => {
  expect(fetched.filter(([folder]) => folder.includes('node_modules/@site/'))).toEqual([]);
  expect(readFileSync(path.join(ROOT, '.npmrc'), 'utf8')).toMatch(/^@site:registry=http:\/\/localhost:9\/$/m);
});

test('the lockfile names no registry', () => {
  expect(fetched.filter(([, { resolved }]) => resolved)).toEqual([]);
});
