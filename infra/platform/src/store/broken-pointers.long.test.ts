import { DAMAGES, type Damage, removeStores, testChanges, writeWholeStore } from './test-broken-pointers';

beforeAll(writeWholeStore);
afterAll(removeStores);

testChanges(Object.keys(DAMAGES) as Damage[]);
