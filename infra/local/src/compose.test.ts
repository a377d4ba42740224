import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@site/release';
import { SITE_SETTINGS } from '@site/server';
import { parse, parseAllDocuments } from 'yaml';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');
const compose = read('docker-compose.yml');
// biome-ignore lint/suspicious/noExplicitAny: the shape of a service is what is tested.
const { services: definitions }: { services: Record<string, any> } = parse(compose, { merge: true });
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

test.each(REQUIRED_BY_LAW)('compose does not start without %s, which Dutch law has a site state', (name) => {
  expect(compose).toContain(`${name}: \${${name}:?`);
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
