import { answerOf } from './answer-of';

test.each([
  { type: 'loaded' },
  { type: 'checking', address: '/faq' },
  { type: 'checked', indexed: ['/faq'] },
  { type: 'rendered', status: 200 },
  { type: 'threw', error: { message: 'kapot', stack: 'hier' } },
  { type: 'threw', error: { message: 'kapot' } },
  { type: 'failed', failure: { kind: 'exit', reason: 'It ended its process.' } },
  { type: 'failed', failure: { kind: 'uncaught-error', reason: 'It threw: kapot', stack: 'hier' } },
])('an answer is given as it is: %j', (answer) => {
  expect(answerOf(answer)).toEqual(answer);
});

test.each([
  null,
  'ready',
  {},
  { type: 'toString' },
  { type: 'checked', indexed: 'all' },
  { type: 'rendered' },
  { type: 'threw' },
  { type: 'failed', failure: { kind: 'other', reason: 'none' } },
  { type: 'failed', failure: { kind: 'exit', reason: 'none', stack: ['hier'] } },
])('what a renderer never answers is no answer: %j', (message) => {
  expect(answerOf(message)).toBeUndefined();
});
