/** @jest-environment node */
import { CALLS } from '@site/contract';
import { createQueryClient } from '../queries/query-client';
import { fakeBackend } from '../testing/fake-backend';
import { callApi, callOk, HttpError, NetworkError } from './api-client';

const MESSAGE = {
  name: 'Jan',
  email: 'jan@bedrijf.nl',
  subject: 'Vraag',
  message: 'Kan ik ook een busje leasen?',
};

let backend: ReturnType<typeof fakeBackend> | undefined;

function answer(api: Parameters<typeof fakeBackend>[0]) {
  backend = fakeBackend(api);
  return backend.calls;
}

afterEach(() => backend?.restore());

describe('A call of the backend', () => {
  test('sends JSON and gives the answer', async () => {
    const calls = answer({ 'POST /api/customers/forgot-code': () => ({ body: { success: true } }) });
    await expect(callApi(CALLS.forgotCode, { body: { email: 'jan@bedrijf.nl' } })).resolves.toEqual({
      ok: true,
      status: 200,
      answer: { success: true },
    });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/customers/forgot-code',
      body: { email: 'jan@bedrijf.nl' },
      headers: { 'content-type': 'application/json' },
    });
  });

  test('sends the cookies of the session along', async () => {
    answer({});
    const fetched = jest.fn().mockResolvedValue({ ok: true });
    globalThis.fetch = fetched;
    await callOk(CALLS.customerLogout);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'include',
      method: 'POST',
      body: undefined,
    });
  });

  test('gives up when no answer comes within half a minute', async () => {
    answer({});
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    globalThis.fetch = jest.fn((_, init) =>
      init?.signal?.aborted ? Promise.reject(new Error('aborted')) : new Promise<never>(() => {}),
    );
    await expect(callApi(CALLS.login, { body: { permanentCode: '123456' } })).rejects.toThrow(NetworkError);
    await expect(callOk(CALLS.customerLogout)).rejects.toThrow(NetworkError);
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/auth/user'] })).rejects.toThrow(
      NetworkError,
    );
    expect(timeout).toHaveBeenCalledWith(30_000);
    timeout.mockRestore();
  });

  test('reads the body of a rejection too', async () => {
    answer({
      'POST /api/customers/login': () => ({
        status: 401,
        body: { success: false, message: 'Onjuiste code.' },
      }),
    });
    await expect(callApi(CALLS.login, { body: { permanentCode: '123456' } })).resolves.toEqual({
      ok: false,
      status: 401,
      answer: { success: false, message: 'Onjuiste code.' },
    });
  });

  test('fills the names in the path, made safe', async () => {
    const calls = answer({ 'PUT /api/customers/{id}/profile': () => ({ body: { success: true } }) });
    await callApi(CALLS.profile, { params: { id: 'a b/c' }, body: {} });
    expect(calls[0]?.path).toBe('/api/customers/a%20b%2Fc/profile');
  });

  test('may send a body along with a deletion', async () => {
    const calls = answer({ 'DELETE /api/customers/7': () => ({ body: { success: true } }) });
    await callApi(CALLS.deleteCustomer, { params: { id: '7' }, body: { email: 'jan@bedrijf.nl' } });
    expect(calls[0]).toMatchObject({
      method: 'DELETE',
      body: { email: 'jan@bedrijf.nl' },
      headers: { 'content-type': 'application/json' },
    });
  });

  test('carries the key by which a repeated request is recognised', async () => {
    const calls = answer({ 'POST /api/contact': () => ({ body: { success: true } }) });
    await callOk(CALLS.contact, { body: MESSAGE, idempotencyKey: 'once' });
    expect(calls[0]?.headers['idempotency-key']).toBe('once');
  });

  test('fails as a network failure without a connection', async () => {
    answer({});
    await expect(callApi(CALLS.contact, { body: MESSAGE })).rejects.toBeInstanceOf(NetworkError);
  });

  test('fails as a network failure when the answer is no JSON', async () => {
    answer({ 'POST /api/contact': () => ({ status: 502, body: '<html>' }) });
    await expect(callApi(CALLS.contact, { body: MESSAGE })).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('An answer that is no JSON', () => {
  test.each([
    ['', '500: Internal Server Error'],
    ['Service down', '500: Service down'],
  ])('is told by its error status and its body, or the text of the status (%j)', async (body, message) => {
    answer({ 'GET /api/customers/7/applications': () => ({ status: 500, body }) });
    const call = callApi(CALLS.applications, { params: { id: '7' } });
    await expect(call).rejects.toThrow(message);
    await expect(call).rejects.toMatchObject({ message, cause: { name: 'HttpError', status: 500 } });
  });

  test('is told as such when its status is ok', async () => {
    answer({ 'POST /api/contact': () => ({ status: 200, body: '<html>' }) });
    await expect(callApi(CALLS.contact, { body: MESSAGE })).rejects.toThrow(
      'POST /api/contact: the answer is no JSON.',
    );
  });
});

describe('A call of which only the status counts', () => {
  test('says the status and its text when the body is empty', async () => {
    answer({ 'POST /api/contact': () => ({ status: 500 }) });
    await expect(callOk(CALLS.contact, { body: MESSAGE })).rejects.toThrow('500: Internal Server Error');
  });

  test('says the status and the body when there is one, and carries the messages of the fields', async () => {
    const body = {
      success: false,
      message: 'Controleer uw invoer.',
      errors: { email: 'Vul een e-mailadres in.' },
    };
    answer({ 'POST /api/contact': () => ({ status: 400, body }) });
    const failure = await callOk(CALLS.contact, { body: MESSAGE }).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({
      message: `400: ${JSON.stringify(body)}`,
      status: 400,
      errors: { email: 'Vul een e-mailadres in.' },
      reason: 'Controleer uw invoer.',
    });
  });

  test.each(['', 'null', '[]', '<html>', '{"message":{}}'])(
    'gives no reason for the body %j',
    async (body) => {
      answer({ 'POST /api/contact': () => ({ status: 500, body }) });
      const failure = await callOk(CALLS.contact, { body: MESSAGE }).catch((thrown: unknown) => thrown);
      expect(failure).toMatchObject({ status: 500, errors: {}, reason: null });
    },
  );
});

describe('The query client', () => {
  test('fetches the segments of the key joined by slashes', async () => {
    const calls = answer({ 'GET /api/customers/7/applications': () => ({ body: { applications: [] } }) });
    const data = await createQueryClient().fetchQuery({ queryKey: ['/api/customers', '7', 'applications'] });
    expect(data).toEqual({ applications: [] });
    expect(calls.map((call) => call.path)).toEqual(['/api/customers/7/applications']);
  });

  test('throws on a 401', async () => {
    answer({ 'GET /api/auth/user': () => ({ status: 401 }) });
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/auth/user'] })).rejects.toThrow(
      '401: Unauthorized',
    );
  });

  test('never fetches by itself and never retries', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    });
  });
});
