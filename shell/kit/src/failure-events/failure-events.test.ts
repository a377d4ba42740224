import { FAILURE_EVENT, onFailure, type SiteFailure } from './failure-events';

const failure: SiteFailure = {
  kind: 'page-crashed',
  remote: 'mfe-forms',
  version: '1.0.0',
  path: '/contact',
};
const fail = () => window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: failure }));

test('A listener is called for every failure until it unsubscribes', () => {
  const heard: SiteFailure[] = [];
  const end = onFailure((one) => heard.push(one));
  fail();
  fail();
  end();
  fail();
  expect(heard).toEqual([failure, failure]);
});
