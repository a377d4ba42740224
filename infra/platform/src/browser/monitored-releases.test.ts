import type { Composition } from '../protocol/composition';
import { FAILURE_EVENT, type FailureKind } from '../protocol/site-failure';
import { reportPageViews } from './monitored-releases';

const one = { owner: { remote: 'mfe-one', version: '1' }, path: '/een' };
const two = { owner: { remote: 'mfe-two', version: '2' }, path: '/twee' };
const until = Date.now() + 60_000;

let sent: string[];
let view: ReturnType<typeof reportPageViews>;
beforeAll(() => {
  navigator.sendBeacon = () => true;
  jest.spyOn(globalThis, 'Blob').mockImplementation(([body]: BlobPart[] = []) => {
    const { version, path, failure } = JSON.parse(String(body));
    sent.push([version, path, failure].filter(Boolean).join(' '));
    return {} as Blob;
  });
  // Its listener is never removed.
  view = reportPageViews({
    monitoredUntil: { 'mfe-one': until, 'mfe-two': until },
  } as unknown as Composition);
});
beforeEach(() => {
  sent = [];
});
afterAll(() => jest.restoreAllMocks());

const fail = (kind: FailureKind, { owner, path }: typeof one) =>
  window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: { kind, ...owner, path } }));

test('a view is reported at its start, and once more when it fails', () => {
  view(one);
  fail('page-crashed', one);
  fail('unhandled-error', one);
  view(two);
  fail('page-crashed', one);
  expect(sent).toEqual(['1 /een', '1 /een page-crashed', '2 /twee']);
});

test('what a page has left to the next one is a failure of its own view, which has ended', () => {
  view(one);
  view(two);
  fail('page-left-changes', one);
  fail('page-left-changes', one);
  expect(sent).toEqual(['1 /een', '2 /twee', '1 /een page-left-changes']);
});

test('what the code of the next page changed when it was loaded is a failure of that page', () => {
  view(one);
  view(two);
  fail('page-left-changes', two);
  expect(sent).toEqual(['1 /een', '2 /twee', '2 /twee page-left-changes']);
});
