import { fakeUploads } from '../../testing/fake-uploads';
import { sendFile } from './send-file';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function begin() {
  const requests = fakeUploads();
  const answer = sendFile('/files', new FormData(), {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  return { request: requests[0], answer };
}

it('counts a connection as lost after a minute in which nothing was sent', async () => {
  const { request, answer } = begin();
  jest.advanceTimersByTime(59_000);
  request?.progress(0.1);
  jest.advanceTimersByTime(59_000);
  expect(request?.aborted).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(request?.aborted).toBe(true);
  expect(await answer).toEqual({ status: null, body: null });
});

it('counts an answer that is no JSON, as of a proxy, as a lost connection', async () => {
  const { request, answer } = begin();
  request?.answer(502, undefined);
  expect(await answer).toEqual({ status: null, body: null });
});
