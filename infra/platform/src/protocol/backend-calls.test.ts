import { InvalidRelease, parseBackendCalls, type Release } from './release';
import { checkBackend, missingInBackend } from './rules';

const CONTACT = 'POST /api/contact';

const needs = (calls: Record<string, readonly string[]>) => ({
  name: 'mfe-one',
  version: '1.0.0-a',
  backend: { contract: '3.1.0', calls },
});
const known = (calls: Record<string, readonly string[]>) => ({ contract: '3.0.0', calls });

const REST =
  'which the backend does not know: it has contract 3.0.0, and this release was built with 3.1.0. Release a backend that knows it first.';
const FIELD = `mfe-one 1.0.0-a sends the field btwNummer with ${CONTACT}, ${REST}`;
const CALL = `mfe-one 1.0.0-a makes the call ${CONTACT}, ${REST}`;

test.each([
  ['the same', needs({ [CONTACT]: ['naam'] }), known({ [CONTACT]: ['naam'] }), undefined],
  [
    'a backend that knows more',
    needs({ [CONTACT]: [] }),
    known({ [CONTACT]: ['naam'], 'GET /b': [] }),
    undefined,
  ],
  ['a field more', needs({ [CONTACT]: ['naam', 'btwNummer'] }), known({ [CONTACT]: ['naam'] }), FIELD],
  ['a call more', needs({ 'GET /b': [], [CONTACT]: [] }), known({ 'GET /b': [] }), CALL],
  ['a call with another method', needs({ [CONTACT]: [] }), known({ 'PUT /api/contact': [] }), CALL],
  ['a call with the name of what every object has', needs({ toString: [] }), known({}), expect.any(String)],
  ['a release that makes no call', needs({}), known({}), undefined],
  ['a release from before needs were recorded', { name: 'mfe-one', version: '1' }, known({}), undefined],
  ['a backend that does not say what it knows', needs({ [CONTACT]: ['naam'] }), undefined, undefined],
])('what a release needs and the backend does not know: %s', (_, release, backend, missing) => {
  expect(missingInBackend(release, backend)).toEqual(missing);
});

test('a release that needs more is refused with that sentence', () => {
  const release = needs({ [CONTACT]: ['btwNummer'] }) as unknown as Release;
  expect(() => checkBackend(release, known({ [CONTACT]: [] }))).toThrow(new InvalidRelease(FIELD));
  expect(() => checkBackend(release, undefined)).not.toThrow();
});

test.each(['', '[]', 'null', '{"contract":"1"}', '{"contract":"1","calls":{"GET /a":"b"}}', '{"calls":{}}'])(
  'the answer %j of a backend says nothing about its calls',
  (json) => {
    expect(() => parseBackendCalls(json)).toThrow(InvalidRelease);
  },
);
