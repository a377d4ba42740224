import {
  DAMAGES,
  type Damage,
  damagedStore,
  liveVersions,
  removeStores,
  testChanges,
  writeWholeStore,
} from './test-broken-pointers';

beforeAll(writeWholeStore);
afterAll(removeStores);

test.each(Object.keys(DAMAGES) as Damage[])(
  'when the pointer of one remote %s the status names it, and lists the others',
  async (damage) => {
    expect(await liveVersions(damagedStore(damage))).toEqual({
      'mfe-a': 'broken',
      'mfe-b': '2',
      'mfe-c': '2',
      'mfe-d': '2',
      shell: '1.0.0-a',
    });
  },
);

// One that is not readable, and one that is and cannot be followed.
testChanges(['is half written', 'names a version that is gone']);
