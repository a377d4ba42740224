import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@site/release';
import { SITE_SETTINGS } from '@site/server';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');
const compose = read('docker-compose.yml');
const REQUIRED_BY_LAW = ['SITE_LEGAL_NAME', 'SITE_ADDRESS', 'SITE_KVK', 'SITE_BTW'];

test('docker-compose.yml has a release service for each remote, and the shell waits for all of them', () => {
  const services = [...compose.matchAll(/^ {2}release-(mfe-[a-z-]+):$/gm)].map(([, name]) => name);
  expect(services.sort()).toEqual([...REMOTES].sort());
  const waits = [...compose.matchAll(/^ {6}release-(mfe-[a-z-]+): \{ condition/gm)].map(([, name]) => name);
  expect(waits.sort()).toEqual([...REMOTES].sort());
  expect(/RELEASE_TOGETHER: "(.*)"/.exec(compose)?.[1]?.split(',').sort()).toEqual([...REMOTES].sort());
});

test('every deployment passes each setting of the site identity on', () => {
  for (const name of Object.keys(SITE_SETTINGS)) {
    expect(compose).toMatch(new RegExp(`^ {2}${name}: \\$\\{${name}:[?-]`, 'm'));
    expect(read('infra/k8s/overlays/production/identity.env')).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
  }
});

test.each(REQUIRED_BY_LAW)('no deployment starts without %s, which Dutch law has a site state', (name) => {
  expect(compose).toContain(`${name}: \${${name}:?`);
  for (const file of ['infra/k8s/base/backend.yaml', 'infra/k8s/base/shell.yaml']) {
    expect(read(file)).toContain(`configMapKeyRef: { name: site-identity, key: ${name} }`);
  }
});
