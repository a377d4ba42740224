import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FOLDER = path.join(ROOT, 'infra/k8s');

/** An object of Kubernetes, as far as these tests look into it. */
// biome-ignore lint/suspicious/noExplicitAny: the shape depends on the kind, and is what is tested.
type Manifest = any;

/** The types of each kind that is used: a module, and the name in it. */
const TYPES: Record<string, string> = {
  'apps/v1 Deployment': 'kubernetes-models/apps/v1/Deployment',
  'autoscaling/v2 HorizontalPodAutoscaler': 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler',
  'batch/v1 Job': 'kubernetes-models/batch/v1/Job',
  'keda.sh/v1alpha1 ScaledObject': '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject',
  'networking.k8s.io/v1 Ingress': 'kubernetes-models/networking.k8s.io/v1/Ingress',
  'networking.k8s.io/v1 NetworkPolicy': 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy',
  'policy/v1 PodDisruptionBudget': 'kubernetes-models/policy/v1/PodDisruptionBudget',
  'postgresql.cnpg.io/v1 Cluster': '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster',
  'postgresql.cnpg.io/v1 ScheduledBackup':
    '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup',
  'v1 Namespace': 'kubernetes-models/v1/Namespace',
  'v1 Service': 'kubernetes-models/v1/Service',
};

/** Kinds for which there are no types that run on Node 20. */
const WITHOUT_TYPES = ['barmancloud.cnpg.io/v1 ObjectStore'];

const files = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.yaml'));
const isKustomization = (file: string) => path.basename(file) === 'kustomization.yaml';
const parse = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((document) => {
    if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
    return document.toJS();
  });

const manifests = files.filter((file) => !isKustomization(file)).flatMap(parse);
const kustomizations = files.filter(isKustomization).map((file) => ({ file, ...parse(file)[0] }));
const typeOf = ({ apiVersion, kind }: Manifest) => `${apiVersion} ${kind}`;
const nameOf = (manifest: Manifest) => `${manifest.kind} ${manifest.metadata.name}`;
const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));

/** An object without the fields that are newer than the types. */
function asTyped(manifest: Manifest): Manifest {
  if (manifest.kind !== 'Cluster') return manifest;
  const plugins = manifest.spec.plugins.map(({ isWALArchiver, ...plugin }: Manifest) => plugin);
  return { ...manifest, spec: { ...manifest.spec, plugins } };
}

test('every object is of a known kind and has the values that Kubernetes accepts for it', () => {
  const problems = manifests.flatMap((manifest) => {
    const type = typeOf(manifest);
    if (WITHOUT_TYPES.includes(type)) return [];
    const module = TYPES[type];
    if (!module) return [`${nameOf(manifest)}: ${type} is not in the list of kinds.`];
    const Model = require(module)[manifest.kind];
    try {
      new Model(asTyped(manifest)).validate();
      return [];
    } catch (error) {
      return [`${nameOf(manifest)}: ${(error as Error).message}`];
    }
  });
  expect(problems).toEqual([]);
});

test('no object has a field that Kubernetes does not know', () => {
  const typed = manifests.filter((manifest) => TYPES[typeOf(manifest)]);
  const code = typed.map((manifest, index) => {
    const { kind } = manifest;
    return [
      `import type { I${kind} as Kind${index} } from '${TYPES[typeOf(manifest)]}';`,
      `export const object${index}: Kind${index} = ${JSON.stringify(asTyped(manifest))};`,
    ].join('\n');
  });
  mkdirSync(path.join(ROOT, '.local/test'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.local/test/kubernetes-'));
  try {
    writeFileSync(path.join(folder, 'objects.ts'), code.join('\n'));
    const modules = [path.join(ROOT, 'infra/local/node_modules'), path.join(ROOT, 'node_modules')];
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
    };
    const paths = Object.fromEntries(
      ['@kubernetes-models/*', 'kubernetes-models/*'].map((name) => [
        name,
        modules.map((place) => `${place}/${name}`),
      ]),
    );
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, paths }, files: ['objects.ts'] }),
    );
    execFileSync(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout ?? String(error));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every file is a resource of a kustomization, and every resource exists', () => {
  const named = kustomizations.flatMap(({ file, resources }) =>
    resources.map((resource: string) => path.join(path.dirname(file), resource)),
  );
  expect(named.filter((resource) => !existsSync(path.join(FOLDER, resource)))).toEqual([]);
  const unused = files.filter((file) => !isKustomization(file) && !named.includes(file));
  expect(unused).toEqual([]);
});

/** What has pods, with their labels, and those of the operators. */
const workloads = ofKind('Deployment', 'Job');
const podLabels: Record<string, string>[] = [
  ...workloads.map(({ spec }) => spec.template.metadata.labels),
  ...ofKind('Cluster').map(({ metadata }) => ({ 'cnpg.io/cluster': metadata.name })),
  { 'acme.cert-manager.io/http01-solver': 'true' },
];
const selects = (selector: Record<string, string>, labels: Record<string, string>) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

/** All selectors in an object, wherever they are. */
function selectorsIn(value: unknown): Record<string, string>[] {
  if (!value || typeof value !== 'object') return [];
  const { matchLabels } = value as Manifest;
  return [...(matchLabels ? [matchLabels] : []), ...Object.values(value).flatMap(selectorsIn)];
}

test('every selector selects pods that exist, or a namespace', () => {
  const problems = manifests.flatMap((manifest) =>
    selectorsIn(manifest.spec)
      .filter((selector) => !('kubernetes.io/metadata.name' in selector))
      .filter((selector) => !podLabels.some((labels) => selects(selector, labels)))
      .map((selector) => `${nameOf(manifest)}: ${JSON.stringify(selector)}`),
  );
  expect(problems).toEqual([]);
});

test('a Deployment selects its own pods, and spreads them over zones and machines', () => {
  for (const { spec } of ofKind('Deployment')) {
    const { labels } = spec.template.metadata;
    expect(selects(spec.selector.matchLabels, labels)).toBe(true);
    const spread = spec.template.spec.topologySpreadConstraints;
    expect(spread.map(({ topologyKey }: Manifest) => topologyKey)).toEqual([
      'topology.kubernetes.io/zone',
      'kubernetes.io/hostname',
    ]);
    for (const { labelSelector } of spread) expect(selects(labelSelector.matchLabels, labels)).toBe(true);
  }
});

test('a Service leads to a port of its pods, an Ingress to a Service, and a scaler to a Deployment', () => {
  for (const { spec, metadata } of ofKind('Service')) {
    const [workload] = workloads.filter((one) => selects(spec.selector, one.spec.template.metadata.labels));
    const ports = workload.spec.template.spec.containers.flatMap((one: Manifest) => one.ports ?? []);
    const names = ports.map(({ name }: Manifest) => name);
    for (const { targetPort } of spec.ports)
      expect([metadata.name, names]).toEqual([metadata.name, expect.arrayContaining([targetPort])]);
  }
  const services = ofKind('Service');
  for (const { spec } of ofKind('Ingress')) {
    for (const { http } of spec.rules) {
      for (const { backend } of http.paths) {
        const service = services.find(({ metadata }) => metadata.name === backend.service.name);
        expect(service.spec.ports.map(({ name }: Manifest) => name)).toContain(backend.service.port.name);
      }
    }
  }
  const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name);
  for (const { spec } of ofKind('ScaledObject', 'HorizontalPodAutoscaler')) {
    expect(deployments).toContain(spec.scaleTargetRef.name);
  }
});

test('the database takes the connections of as many backends as there may be, also while they are updated', () => {
  const { maxReplicaCount } = ofKind('ScaledObject').find(({ metadata }) => metadata.name === 'backend').spec;
  const { maxSurge } = ofKind('Deployment').find(({ metadata }) => metadata.name === 'backend').spec.strategy
    .rollingUpdate;
  const read = (file: string) => readFileSync(path.join(ROOT, 'backend/src', file), 'utf8');
  const calls = Number(/poolSize: (\d+)/.exec(read('database/database-options.ts'))?.[1]);
  // And one that listens for jobs.
  const jobs = Number(/const CONCURRENCY = (\d+)/.exec(read('outbox/outbox-worker.ts'))?.[1]) + 1;
  // What PostgreSQL, replication, the operator and people at a terminal need.
  const others = 20;
  const { max_connections } = ofKind('Cluster')[0].spec.postgresql.parameters;
  expect(Number(max_connections)).toBeGreaterThanOrEqual(
    (maxReplicaCount + maxSurge) * (calls + jobs) + others,
  );
});

test('every pod has probes unless it ends by itself, limits its memory, and may do nothing that it need not', () => {
  for (const { kind, spec } of workloads) {
    const pod = spec.template.spec;
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    });
    for (const container of pod.containers) {
      expect(container.resources.limits.memory).toBeTruthy();
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      if (kind === 'Deployment') {
        expect(Object.keys(container)).toEqual(expect.arrayContaining(['readinessProbe', 'livenessProbe']));
      }
    }
  }
});

test('every pod is in a policy that limits whom it may call, and what is in none may call nobody', () => {
  const policies = ofKind('NetworkPolicy');
  const everybody = policies.find(({ spec }) => Object.keys(spec.podSelector).length === 0);
  expect(everybody.spec.policyTypes).toEqual(['Ingress', 'Egress']);
  for (const labels of workloads.map(({ spec }) => spec.template.metadata.labels)) {
    const own = policies.filter(({ spec }) =>
      selects(spec.podSelector.matchLabels ?? { none: 'none' }, labels),
    );
    expect(own.some(({ spec }) => spec.policyTypes.includes('Egress') && spec.egress.length > 0)).toBe(true);
  }
});

test('the shell and the backend may reach a collector of traces in the cluster, and nobody else may', () => {
  const rule = {
    to: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
    ports: [{ port: 4318 }],
  };
  const allowed = ofKind('NetworkPolicy').filter(({ spec }) =>
    spec.egress?.some((one: Manifest) => JSON.stringify(one) === JSON.stringify(rule)),
  );
  expect(allowed.map(({ spec }) => spec.podSelector.matchLabels['app.kubernetes.io/name']).sort()).toEqual([
    'backend',
    'shell',
  ]);
});

/** The names of the settings that a kustomization generates, and their values. */
const generated: Record<string, string[]> = Object.fromEntries(
  kustomizations.flatMap(({ configMapGenerator = [] }) =>
    configMapGenerator.map(({ name, literals = [] }: Manifest) => [name, literals]),
  ),
);

test('the settings that a pod needs are generated', () => {
  const needed = workloads.flatMap(({ spec }) =>
    spec.template.spec.containers.flatMap((container: Manifest) =>
      container.envFrom?.flatMap(({ configMapRef }: Manifest) => configMapRef?.name ?? []),
    ),
  );
  expect(needed.filter((name) => name && !generated[name])).toEqual([]);
});

test('the contact for leaks holds for thirty days at least', () => {
  const [expires = ''] = (generated['site-pages'] ?? []).flatMap(
    (setting) => /^SECURITY_EXPIRES=(.+)/.exec(setting)?.[1] ?? [],
  );
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * 86_400_000);
});

test('a release goes to the store from which the shells read', () => {
  expect(generated['release-store']).toEqual(generated['site-releases']);
});

test('there is a release for the shell and for every remote', () => {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const parts = workspaces.filter((name: string) => name === 'shell' || name.startsWith('mfe-'));
  const releases = readdirSync(path.join(FOLDER, 'release')).filter((name) => name !== 'base');
  expect(releases.sort()).toEqual(parts.sort());
  for (const name of releases) {
    const kustomization = kustomizations.find(({ file }) => file === `release/${name}/kustomization.yaml`);
    expect(kustomization).toMatchObject({
      nameSuffix: `-${name}`,
      images: [{ newName: expect.stringMatching(`-${name}$`) }],
    });
    expect(JSON.stringify(kustomization.patches)).toContain(`bucket-${name}`);
  }
});
