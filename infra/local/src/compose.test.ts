import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@site/release';

const compose = readFileSync(path.resolve(import.meta.dirname, '../../../docker-compose.yml'), 'utf8');

test('docker-compose.yml has a release service for each remote, and the shell waits for all of them', () => {
  const services = [...compose.matchAll(/^ {2}release-(mfe-[a-z-]+):$/gm)].map(([, name]) => name);
  expect(services.sort()).toEqual([...REMOTES].sort());
  const waits = [...compose.matchAll(/^ {6}release-(mfe-[a-z-]+): \{ condition/gm)].map(([, name]) => name);
  expect(waits.sort()).toEqual([...REMOTES].sort());
  expect(/RELEASE_TOGETHER: "(.*)"/.exec(compose)?.[1]?.split(',').sort()).toEqual([...REMOTES].sort());
});
