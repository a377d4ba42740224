import { CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { Complaint } from '../src/complaints/complaint.entity.js';
import { Clock } from '../src/platform/clock.js';
import { TestBackend } from './test-backend.js';

/**
 * Limits count who does something, so that nobody who knows an address can use up those of its owner
 * (`infra/decisions/0007-limits-that-block-nobody-else.md`).
 */

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  // Wrong codes are answered later on purpose.
  jest.spyOn(backend.app.get(Clock), 'sleep').mockResolvedValue();
});
afterAll(() => backend.stop());

/** Another six digits. */
const wrong = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

test('a stranger who tries activation codes leaves the owner his code and his tries', async () => {
  const email = 'geplaagd@bedrijf.nl';
  const [owner, stranger] = [backend.browser(), backend.browser()];
  await owner.post(CALLS.activate.path, { email });
  const code = await backend.mailbox.takeCode(email, 'activatiecode');
  for (let i = 1; i <= 20; i++) {
    await stranger.post(CALLS.verifyActivation.path, { email, code: wrong(code, i) });
  }
  for (let i = 1; i <= 4; i++) {
    await owner.post(CALLS.verifyActivation.path, { email, code: wrong(code, 100 + i) });
  }
  expect(await statusOf(owner.post(CALLS.verifyActivation.path, { email, code }))).toBe(200);
});

test('a stranger who asks for activation codes leaves the code valid that the owner has, and his requests', async () => {
  const email = 'overspoeld@bedrijf.nl';
  const [owner, stranger] = [backend.browser(), backend.browser()];
  await owner.post(CALLS.activate.path, { email });
  const code = await backend.mailbox.takeCode(email, 'activatiecode');
  for (let i = 0; i < 3; i++) {
    expect(await statusOf(stranger.post(CALLS.activate.path, { email }))).toBe(200);
    await backend.mailbox.take(email, 'activatiecode');
    backend.travel(61);
  }
  expect(await statusOf(stranger.post(CALLS.activate.path, { email }))).toBe(429);
  expect(await statusOf(owner.post(CALLS.verifyActivation.path, { email, code }))).toBe(200);
  await backend.mailbox.take(email, 'logincode');

  const other = 'overspoeld-ook@bedrijf.nl';
  expect(await statusOf(stranger.post(CALLS.activate.path, { email: other }))).toBe(200);
  expect(await statusOf(owner.post(CALLS.activate.path, { email: other }))).toBe(200);
});

test('a code that was asked for at one network can be entered at another', async () => {
  const email = 'onderweg@bedrijf.nl';
  await backend.browser().post(CALLS.activate.path, { email });
  const code = await backend.mailbox.takeCode(email, 'activatiecode');
  const elsewhere = backend.browser();
  await elsewhere.post(CALLS.verifyActivation.path, { email, code: wrong(code, 1) });
  expect(await statusOf(elsewhere.post(CALLS.verifyActivation.path, { email, code }))).toBe(200);
});

test('a stranger who asks for new login codes of a customer leaves him his own requests', async () => {
  const email = 'vergeetachtig@bedrijf.nl';
  await backend.activate(email);
  const [owner, stranger] = [backend.browser(), backend.browser()];
  for (let day = 0; day < 11; day++) {
    await stranger.post(CALLS.forgotCode.path, { email });
    backend.travel(16 * 60);
  }
  expect(await statusOf(stranger.post(CALLS.forgotCode.path, { email }))).toBe(429);
  expect(await statusOf(owner.post(CALLS.forgotCode.path, { email }))).toBe(200);
});

test('a stranger who asks for new login codes leaves those valid that the owner has, also after a login', async () => {
  const email = 'herhaaldelijk@bedrijf.nl';
  await backend.activate(email);
  const [owner, stranger] = [backend.browser(), backend.browser()];
  const askAs = async (browser: typeof owner) => {
    await browser.post(CALLS.forgotCode.path, { email });
    const code = await backend.mailbox.takeCode(email, 'nieuwe logincode');
    backend.travel(61);
    return code;
  };
  const code = await askAs(owner);
  await askAs(stranger);
  await backend.logIn(email, code);
  backend.travel(16 * 60);
  await askAs(stranger);
  await askAs(stranger);
  await backend.logIn(email, code);
});

test('a stranger who knows a new login code, or the old one, does not keep the owner from another one', async () => {
  const email = 'gelekt@bedrijf.nl';
  const old = await backend.activate(email);
  const [owner, stranger] = [backend.browser(), backend.browser()];
  const ask = async () => {
    await owner.post(CALLS.forgotCode.path, { email });
    const code = await backend.mailbox.takeCode(email, 'nieuwe logincode');
    backend.travel(61);
    return code;
  };
  const begin = (permanentCode: string) => statusOf(stranger.post(CALLS.login.path, { permanentCode }));
  const leaked = await ask();
  expect(await begin(leaked)).toBe(200);
  await backend.mailbox.take(email, 'verificatiecode');
  backend.travel(61);
  const code = await ask();
  expect(code).not.toBe(leaked);
  expect(await begin(leaked)).toBe(400);
  expect(await begin(old)).toBe(200);
  await backend.mailbox.take(email, 'verificatiecode');
  await backend.logIn(email, code, owner);
  expect(await begin(old)).toBe(400);
});

test('a hundred requests from as many networks are mailed to one address a day', async () => {
  const email = 'bestookt@bedrijf.nl';
  for (let i = 0; i < 100; i++) {
    expect(await statusOf(backend.browser().post(CALLS.forgotCode.path, { email }))).toBe(200);
  }
  expect(await statusOf(backend.browser().post(CALLS.forgotCode.path, { email }))).toBe(429);
});

test('a stranger who knows the number of a complaint leaves its owner his tries', async () => {
  const email = 'klager@bedrijf.nl';
  const [owner, stranger] = [backend.browser(), backend.browser()];
  expect(await statusOf(owner.post(CALLS.complaints.path, aComplaint({ email })))).toBe(200);
  const { number } = await backend.database.manager.findOneByOrFail(Complaint, { email });
  const ask = (browser: typeof owner, address: string) =>
    statusOf(browser.post(CALLS.complaintStatus.path, { klachtnummer: number, email: address }));
  for (let hour = 0; hour < 4; hour++) {
    for (let i = 0; i < 10; i++) await ask(stranger, `gok${hour}-${i}@bedrijf.nl`);
    backend.travel(15 * 60);
  }
  expect(await ask(owner, email)).toBe(200);
});
