/** @jest-environment node */
import { createInstance } from '@module-federation/enhanced/runtime';
import type { createFederationHost } from './federation-host';

/** How often the chunk of the controls still fails to load. */
let failures = 0;

jest.mock('@site/kit/controls', () => {
  if (failures-- > 0) throw new Error('The chunk did not arrive.');
  return { TextField: 'the field' };
});

const CONTROLS = '@site/kit/controls';

let host: ReturnType<typeof createFederationHost>;

beforeEach(async () => {
  jest.resetModules();
  Object.assign(globalThis, { SHARED_VERSIONS: { [CONTROLS]: '3.0.0', react: '19.0.0' } });
  host = (await import('./federation-host')).createFederationHost();
});

const entry = (name: string, version: string) => host.shareScopeMap.default?.[name]?.[version];

test('the federation runtime still keeps the shared modules in shareScopeMap, by name and version', () => {
  expect(entry('react', '19.0.0')).toMatchObject({ from: 'shell', lib: expect.any(Function) });
  expect(entry(CONTROLS, '3.0.0')).toMatchObject({ from: 'shell', get: expect.any(Function) });
});

test('the federation runtime still caches a failed load in shared.loading: cleared, the next load tries again', async () => {
  failures = 1;
  await expect(host.loadShare(CONTROLS)).rejects.toThrow('did not arrive');
  expect(entry(CONTROLS, '3.0.0')?.loading).toBeNull();
  const factory = await host.loadShare<{ TextField: string }>(CONTROLS);
  expect(factory ? factory()?.TextField : undefined).toBe('the field');
});

test('the federation runtime still attributes a shared module to the remote that loads it, in shared.from, which the host corrects', async () => {
  const shareConfig = { singleton: true, requiredVersion: '^3.0.0' };
  const shared = { [CONTROLS]: { version: '3.0.0', shareConfig, get: async () => () => ({}) } };
  const remote = createInstance({ name: 'mfe_forms', remotes: [], shared, shareStrategy: 'loaded-first' });
  remote.initShareScopeMap('default', host.shareScopeMap.default ?? {});
  const owners = ['shell'];
  Object.defineProperty(entry(CONTROLS, '3.0.0'), 'from', {
    get: () => owners.at(-1),
    set: (owner: string) => owners.push(owner),
  });
  await remote.loadShare(CONTROLS);
  expect(owners).toEqual(['shell', 'mfe_forms', 'shell']);
});
