import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REMOTES } from '@site/platform/protocol';
import { SITE_SETTINGS } from '@site/server';
import { getDefault } from 'valibot';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const compose = read('docker-compose.yml');
// biome-ignore lint/suspicious/noExplicitAny: the shape of a service is what is tested.
const { services: definitions }: { services: Record<string, any> } = parse(compose, { merge: true });

const REQUIRED_BY_LAW = ['SITE_LEGAL_NAME', 'SITE_ADDRESS', 'SITE_KVK', 'SITE_BTW'];
const SECRETS = ['POSTGRES_PASSWORD', 'SESSION_SECRET', 'CODE_SECRET'];
/** What a deployment must state: these, and what has a default that is only good for local development. */
const REQUIRED = [
  ...Object.entries(SITE_SETTINGS)
    .filter(([name, setting]) => getDefault(setting) !== undefined || REQUIRED_BY_LAW.includes(name))
    .map(([name]) => name),
  'SMTP_URL',
  ...SECRETS,
];

test('docker-compose.yml has a release service for each remote, and the shell waits for all of them', () => {
  const services = [...compose.matchAll(/^ {2}release-(mfe-[a-z-]+):$/gm)].map(([, name]) => name);
  expect(services.sort()).toEqual([...REMOTES].sort());
  const waits = [...compose.matchAll(/^ {6}release-(mfe-[a-z-]+): \{ condition/gm)].map(([, name]) => name);
  expect(waits.sort()).toEqual([...REMOTES].sort());
  expect(/RELEASE_TOGETHER: "(.*)"/.exec(compose)?.[1]?.split(',').sort()).toEqual([...REMOTES].sort());
});

test('every deployment passes each setting of the site identity on', () => {
  for (const name of Object.keys(SITE_SETTINGS)) {
    expect(compose).toMatch(new RegExp(`^ {2}${name}: \\$\\{${name}:-`, 'm'));
    expect(read('infra/k8s/overlays/production/identity.env')).toMatch(new RegExp(`^${name}=`, 'm'));
  }
});

test.each(['shell', 'backend'])('compose and Kubernetes tell the %s where traces go', (name) => {
  const names = [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_TRACES_SAMPLER_ARG',
  ] as const;
  const { environment } = definitions[name];
  expect(names.map((one) => environment[one])).toEqual(names.map((one) => `\${${one}:-}`));
  expect(environment.SITE_NAME).toContain('SITE_NAME');
  const deployment = read(`infra/k8s/base/${name}.yaml`);
  expect(deployment).toContain('configMapRef: { name: site-traces, optional: true }');
  expect(deployment).toContain('secretRef: { name: site-collector, optional: true }');
});

test('docker-compose.yml requires no setting, and everything that it publishes is on this machine only', () => {
  expect(compose).not.toMatch(/\$\{\w+:?\?/);
  const ports = Object.values(definitions).flatMap((service) => service.ports ?? []);
  expect(ports).toHaveLength(2);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('every container has exactly one version of its image, no rights, and files that nobody changes', () => {
  for (const { image, build, ...service } of Object.values(definitions)) {
    if (!build) expect(image).toMatch(/:v?\d+\.\d+/);
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
  for (const [, base] of read('infra/docker/Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)) {
    expect(base).toMatch(/:\d+\.\d+\.\d+/);
  }
});

test('the release command is bundled from sources: where its image is made, nothing is built', () => {
  const [, args = ''] = /^RUN npx esbuild (.+) --outfile/m.exec(read('infra/docker/Dockerfile')) ?? [];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-command-'));
  const metafile = path.join(folder, 'files.json');
  const outputs = [`--outfile=${path.join(folder, 'release.mjs')}`, `--metafile=${metafile}`];
  spawnSync('npx', ['esbuild', ...args.split(' '), ...outputs], { cwd: ROOT });
  const files = Object.keys(JSON.parse(readFileSync(metafile, 'utf8')).inputs);
  rmSync(folder, { recursive: true });
  expect(files).toContain('infra/server/src/index.ts');
  expect(files.filter((file) => file.includes('/dist/') && !file.includes('node_modules/'))).toEqual([]);
});

test('docker-compose.production.yml requires what a deployment must state', () => {
  const { include } = parse(read('docker-compose.production.yml'));
  expect(include).toEqual([{ path: 'infra/docker/required.yml', env_file: 'infra/docker/required.env' }]);
  const required = parse(read('infra/docker/required.yml'))['x-required'] as string[];
  const sentence = 'set these in .env or the environment:$MISSING';
  expect([...required].sort()).toEqual(REQUIRED.map((name) => `\${${name}:?${sentence}}`).sort());
  const names = read('infra/docker/required.env');
  for (const name of REQUIRED) {
    expect(names).toContain(`\n${name}_IS_SET=\${${name}:+ }\n`);
    expect(names).toContain(`\${${name}_IS_SET:- ${name}}`);
  }
});

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;

/** What `docker compose config` says, with these settings and those of the file. */
function config(settings: Record<string, string>, envFile = '/dev/null') {
  const { PATH, HOME, DOCKER_CONFIG } = process.env;
  const { status, stdout, stderr } = spawnSync(
    'docker',
    ['compose', '--env-file', envFile, 'config', '--format=json'],
    { cwd: ROOT, encoding: 'utf8', env: { PATH, HOME, DOCKER_CONFIG, ...settings } },
  );
  return status === 0 ? { services: JSON.parse(stdout).services, rejection: '' } : { rejection: stderr };
}

(hasCompose ? describe : describe.skip)('docker compose', () => {
  test.each([
    ['no settings', '/dev/null'],
    ['a copy of .env.example', '.env.example'],
  ])('starts with %s', (_, envFile) => {
    const { backend, gateway } = config({}, envFile).services;
    expect(gateway.ports).toMatchObject([{ host_ip: '127.0.0.1', published: '8080' }]);
    expect(backend.environment).toMatchObject({
      SITE_URL: 'http://localhost:8080',
      SMTP_URL: 'smtp://mailpit:1025',
      DATABASE_URL: '',
      SESSION_SECRET: '',
    });
  });

  test('gives the site the address at which it is published', () => {
    const { shell, gateway } = config({ SITE_PORT: '8090' }).services;
    expect(gateway.ports).toMatchObject([{ published: '8090' }]);
    expect(shell.environment.SITE_URL).toBe('http://localhost:8090');
  });

  const COMPOSE_FILE = 'docker-compose.yml:docker-compose.production.yml';
  const stated = Object.fromEntries(REQUIRED.map((name) => [name, `${name} of a deployment`]));

  test('names all that a deployment lacks in one sentence', () => {
    const missing = (settings: Record<string, string>) => {
      const [, names = ''] = config({ COMPOSE_FILE, ...settings }).rejection.split(' or the environment:');
      return names.trim().split(/ +/).sort();
    };
    expect(missing({})).toEqual([...REQUIRED].sort());
    const { SESSION_SECRET: _, ...others } = stated;
    expect(missing({ ...others, SITE_KVK: '' })).toEqual(['SESSION_SECRET', 'SITE_KVK']);
  });

  test('gives a deployment what it states, and no mail catcher', () => {
    const { services } = config({ COMPOSE_FILE, ...stated });
    expect(services.shell.environment).toMatchObject({ SITE_KVK: stated.SITE_KVK });
    const { POSTGRES_PASSWORD, ...others } = stated;
    expect(services.backend.environment).toMatchObject({
      ...others,
      DATABASE_URL: `postgres://site:${POSTGRES_PASSWORD}@postgres:5432/site`,
    });
    expect(services).not.toHaveProperty('mailpit');
  });
});

test('secrets are made once, and the database can read only its own', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
  const script = path.join(ROOT, 'infra/docker/make-secrets.sh');
  const start = (env = {}) => {
    execFileSync('sh', [script, folder], { env: { PATH: process.env.PATH, ...env } });
    const files = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
    return Object.fromEntries(files) as Record<string, string>;
  };
  try {
    const made = start();
    const { 'postgres-password': password, 'database-url': address, ...others } = made;
    expect(address).toBe(`postgres://site:${password}@postgres:5432/site`);
    expect(Object.keys(others)).toEqual(['code-secret', 'session-secret']);
    expect(new Set([password, ...Object.values(others)]).size).toBe(3);
    for (const secret of [password, ...Object.values(others)]) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const readable = Object.keys(made).filter((name) => statSync(path.join(folder, name)).mode & 0o077);
    expect(readable).toEqual(['postgres-password']);

    writeFileSync(path.join(folder, 'code-secret.new'), 'of a start that was stopped', { mode: 0o400 });
    expect(start()).toMatchObject(made);
    expect(start({ POSTGRES_PASSWORD: 'set' })).toMatchObject({
      ...others,
      'postgres-password': 'set',
      'database-url': 'postgres://site:set@postgres:5432/site',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what is made is what the database and the backend read', () => {
  const { postgres, backend, 'make-secrets': maker } = definitions;
  expect(postgres.depends_on).toEqual({ 'make-secrets': { condition: 'service_completed_successfully' } });
  expect(postgres.environment.POSTGRES_PASSWORD_FILE).toBe('/secrets/postgres-password');
  expect(backend.environment).toMatchObject({
    DATABASE_URL_FILE: '/secrets/database-url',
    SESSION_SECRET_FILE: '/secrets/session-secret',
    CODE_SECRET_FILE: '/secrets/code-secret',
  });
  expect(maker.command).toEqual(['make-secrets', '/secrets']);
  for (const { volumes } of [postgres, backend]) expect(volumes).toContain('secrets:/secrets:ro');
});

test.each([
  ['shell', REQUIRED_BY_LAW],
  ['backend', [...REQUIRED_BY_LAW, 'SMTP_URL', 'SESSION_SECRET', 'CODE_SECRET']],
])('on Kubernetes the %s requires what a deployment must state', (name, required) => {
  const [deployment] = parseAllDocuments(read(`infra/k8s/base/${name}.yaml`)).map((one) => one.toJS());
  const { env } = deployment.spec.template.spec.containers[0];
  expect(env).toContainEqual({ name: 'REQUIRED_SETTINGS', value: required.join(',') });
});

test.each(['shell', 'backend'])(
  'two processes of the %s run, with nothing that only one of them can have',
  (name) => {
    const { deploy, ports, container_name, network_mode, hostname } = definitions[name];
    expect(deploy.replicas).toBe(2);
    expect([ports, container_name, network_mode, hostname]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);

test('the gateway waits until both shells and both backends are ready, and finds them by the name of their service', () => {
  const { depends_on, environment } = definitions.gateway;
  for (const name of ['shell', 'backend']) {
    expect(definitions[name].healthcheck.test.join(' ')).toContain('/health/ready');
    expect(depends_on[name]).toEqual({ condition: 'service_healthy' });
  }
  expect(environment).toBeUndefined();
  expect(read('infra/docker/Dockerfile')).toContain(
    'BACKEND=http://backend:3000 SHELL_SERVER=http://shell:8080',
  );
});
