/** @jest-environment node */
import type { sharedModules } from './shared-modules';

/** How often the chunk of the controls still fails to load. */
let failures = 0;

jest.mock('@site/kit/controls', () => {
  if (failures-- > 0) throw new Error('The chunk did not arrive.');
  return { TextField: 'the field' };
});

const CONTROLS = '@site/kit/controls';

let shared: ReturnType<typeof sharedModules>;

beforeEach(async () => {
  jest.resetModules();
  Object.assign(globalThis, { SHARED_VERSIONS: { [CONTROLS]: '3.0.0', react: '19.0.0' } });
  shared = (await import('./shared-modules')).sharedModules();
});

test('modules are shared by name and version: one that every page may need as it is, others to be loaded', () => {
  expect(shared.react?.['19.0.0']).toEqual({ lib: expect.any(Function) });
  expect(shared[CONTROLS]?.['3.0.0']).toEqual({ get: expect.any(Function) });
});

test('after a failed load of a shared module, the next load tries again', async () => {
  failures = 1;
  const load = shared[CONTROLS]?.['3.0.0']?.get;
  await expect(load?.()).rejects.toThrow('did not arrive');
  expect((await load?.())?.()).toMatchObject({ TextField: 'the field' });
});
