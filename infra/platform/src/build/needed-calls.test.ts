import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { neededCalls } from './needed-calls';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'calls-'));
  mkdirSync(path.join(folder, 'js'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const content = { 'application/json': { schema: { $ref: '#/components/schemas/ContactDto' } } };
const OPEN_API = {
  info: { version: '3.1.0' },
  paths: {
    '/api/contact': { post: { operationId: 'contact', requestBody: { content } } },
    '/api/auth/user': { get: { operationId: 'authUser' } },
  },
  components: { schemas: { ContactDto: { properties: { name: {}, email: {} } } } },
};
const CONTACT = { 'POST /api/contact': ['name', 'email'] };

/** What a Node build with this code needs. */
function neededBy(code: string) {
  writeFileSync(path.join(folder, 'js/page.js'), code);
  writeFileSync(path.join(folder, 'js/page.js.map'), '.CALLS.authUser');
  const openApi = path.join(folder, 'openapi.json');
  writeFileSync(openApi, JSON.stringify(OPEN_API));
  return neededCalls(folder, openApi);
}

test.each([
  ['the calls that it makes', 'send(_contract.CALLS.contact, { body })', CONTACT],
  [
    'all calls, when it reads them otherwise than by name',
    'const { contact } = _contract.CALLS;',
    { ...CONTACT, 'GET /api/auth/user': [] },
  ],
])('a remote needs %s, with the fields that the contract has', async (_, code, calls) => {
  expect(await neededBy(code)).toEqual({ contract: '3.1.0', calls });
});

test('a remote without calls needs nothing', async () => {
  expect(await neededBy('const CALLS_OF_BIRDS = 1;')).toBeUndefined();
});

test('a call that is not described is a mistake, with what to do', async () => {
  await expect(neededBy('send(_contract.CALLS.nieuw)')).rejects.toThrow(
    'The call nieuw is not in backend/openapi.json: run npm -C backend run openapi.',
  );
});
