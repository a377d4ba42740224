/** @jest-environment node */
import { type ActivateAnswer, type Answer, CALLS, type LoginAnswer } from '@site/contract';
import { callApi, callOk } from './api-client';

/** Fails to compile unless both types are the same. */
function expectSame<A, B>(..._same: [A] extends [B] ? ([B] extends [A] ? [] : [never]) : [never]): void {}

// Never called: the compiler is what checks this file, in `npm test -- types`.
async function calls() {
  const login = await callApi(CALLS.login, { body: { permanentCode: '123456' } });
  if (login.ok) expectSame<typeof login.answer, LoginAnswer>();
  else expectSame<NonNullable<typeof login.answer>['retryAfter'], number | undefined>();

  // @ts-expect-error the body has other fields
  await callApi(CALLS.activate, { body: { nonsense: 42 } });
  // @ts-expect-error a field is missing
  await callApi(CALLS.verify2fa, { body: { code: '123456' } });
  // @ts-expect-error the body is missing
  await callApi(CALLS.contact);
  // @ts-expect-error the call takes no body
  await callOk(CALLS.customerLogout, { body: { email: 'jan@bedrijf.nl' } });
  // @ts-expect-error the path has a parameter
  await callApi(CALLS.profile, { body: { voornaam: 'Jan' } });
  // @ts-expect-error the path has another parameter
  await callApi(CALLS.applications, { params: { customerId: '7' } });
  // @ts-expect-error the path has no parameters
  await callOk(CALLS.customerLogout, { params: { id: '7' } });

  const activation = await callApi(CALLS.activate, { body: { email: 'jan@bedrijf.nl' } });
  if (activation.ok) expectSame<typeof activation.answer, ActivateAnswer>();
  // @ts-expect-error the answer of another call
  if (activation.ok) expectSame<typeof activation.answer, LoginAnswer>();

  const logout = await callApi(CALLS.customerLogout);
  if (logout.ok) expectSame<typeof logout.answer, Answer>();
}

test('a call with a wrong body, the answer of another call or a missing path parameter does not compile', () => {
  expect(calls).toEqual(expect.any(Function));
});
