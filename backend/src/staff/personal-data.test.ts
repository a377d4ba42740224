import { BEWAARTERMIJNEN, CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { Staff } from '../../test/staff.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
let staff: Staff;
beforeAll(async () => {
  backend = await TestBackend.start();
  staff = new Staff(backend);
});
afterAll(() => backend.stop());

const messagesOf = async (email: string): Promise<number> =>
  (await backend.database.query('SELECT FROM contact_messages WHERE email = $1', [email])).length;

async function write(email: string, createdAt?: string): Promise<void> {
  await backend.browser().post(CALLS.contact.path, { name: 'A', email, subject: 'B', message: 'C' });
  if (!createdAt) return;
  await backend.database.query('UPDATE contact_messages SET created_at = $2 WHERE email = $1', [
    email,
    createdAt,
  ]);
}

test('"retention" shows each rule with reason, count and oldest row, and changes nothing', async () => {
  await write('oud@bedrijf.nl', '2020-02-03T12:00:00Z');
  await write('ouder@bedrijf.nl', '2019-02-03T12:00:00Z');
  await write('nieuw@bedrijf.nl');
  const { code, stdout } = await staff.run(['retention']);
  expect(code).toBe(0);
  const lines = stdout.trim().split('\n');
  expect(lines[0]).toMatch(/^RULE +DELETE +OLDEST +KEPT +WHY$/);
  expect(lines).toHaveLength(1 + Object.keys(BEWAARTERMIJNEN).length);
  expect(lines.find((row) => row.startsWith('berichten'))).toMatch(
    /^berichten +2 +03-02-2019 +tot 2 jaar na ontvangst +Zo kunnen wij antwoorden/,
  );
  expect(lines.find((row) => row.startsWith('klachten'))).toMatch(/^klachten +0 +tot 7 jaar/);
  const json = await staff.json(['retention']);
  expect(json).toContainEqual({
    rule: 'berichten',
    termijn: 'tot 2 jaar na ontvangst',
    waarom: BEWAARTERMIJNEN.berichten.waarom,
    count: 2,
    oldest: '2019-02-03T12:00:00.000Z',
  });
  expect(await messagesOf('ouder@bedrijf.nl')).toBe(1);
});

test('"retention --run" asks for confirmation, and with --yes deletes what the preview showed', async () => {
  await write('weg@bedrijf.nl', '2020-02-03T12:00:00Z');
  await write('blijft@bedrijf.nl');
  const asked = await staff.run(['retention', '--run']);
  expect([asked.code, asked.stderr.trim()]).toEqual([
    1,
    'This cannot be undone and there is no terminal to ask for confirmation: add --yes to do it without asking.',
  ]);
  expect(await messagesOf('weg@bedrijf.nl')).toBe(1);
  const ran = await staff.run(['retention', '--run', '--yes']);
  expect(ran.stdout).toMatch(/\nDeleted: [1-9]\d*\.\n$/);
  expect([await messagesOf('weg@bedrijf.nl'), await messagesOf('blijft@bedrijf.nl')]).toEqual([0, 1]);
});

test('"customers export" prints the download of the customer, in any notation of the address', async () => {
  const email = 'post@bedrijf.nl';
  const { browser, customer } = await backend.customer(email);
  await write(email);
  const { code, stdout } = await staff.run(['customers', 'export', ' Post@Bedrijf.nl']);
  expect(code).toBe(0);
  const { body } = await browser.get(CALLS.customerData.path.replace('{id}', customer.id));
  // Ignores what changes between the two exports: the expiry of the session and the pending mails.
  const timeless = { opgesteldOp: '', sessies: [], wachtendeMails: [] };
  expect({ ...JSON.parse(stdout), ...timeless }).toEqual({ ...body, ...timeless });
});

test('"customers log-out" ends every session of a customer, after confirmation', async () => {
  const email = 'gestolen@bedrijf.nl';
  const { browser } = await backend.customer(email);
  expect((await staff.run(['customers', 'log-out', email])).code).toBe(1);
  expect((await browser.get(CALLS.authUser.path)).body).not.toBeNull();
  const { code, stdout } = await staff.run(['customers', 'log-out', ' Gestolen@Bedrijf.nl', '--yes']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('Logged out of 1 browser(s).')]);
  expect((await browser.get(CALLS.authUser.path)).body).toMatchObject({ success: false, ended: true });
});

test('"customers log-out" says when there is no such account', async () => {
  const { code, stderr } = await staff.run(['customers', 'log-out', 'niemand@bedrijf.nl', '--yes']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('There is no account of niemand@bedrijf.nl.')]);
});

describe('"customers correct-email"', () => {
  const correct = (...args: string[]) =>
    staff.run(['customers', 'correct-email', ...args, '--by', 'Karin', '--yes']);

  test('moves an account to another address, logs it out, and tells both addresses', async () => {
    const [former, email] = ['kwijt@bedrijf.nl', 'gevonden@bedrijf.nl'];
    const { browser, customer, permanentCode } = await backend.customer(former);
    await write(former);
    expect((await staff.run(['customers', 'correct-email', former, email])).stderr).toContain('add --yes');
    expect((await browser.get(CALLS.customer.path)).status).toBe(200);
    const { code, stdout } = await correct(' Kwijt@Bedrijf.nl', ' Gevonden@Bedrijf.nl');
    expect([code, stdout]).toEqual([
      0,
      `The account has ${email} now, and is logged out everywhere. Both addresses are told by mail.\n`,
    ]);
    await backend.mailbox.take(email, 'Dit is nu het e-mailadres van uw account');
    await backend.mailbox.take(former, 'Het e-mailadres van uw account is gewijzigd');
    expect((await browser.get(CALLS.customer.path)).status).toBe(401);
    expect([await messagesOf(former), await messagesOf(email)]).toEqual([0, 1]);
    expect((await backend.logIn(email, permanentCode)).customer.id).toBe(customer.id);
  });

  test('says why it does nothing', async () => {
    const [one, two] = ['een@bedrijf.nl', 'twee@bedrijf.nl'];
    for (const email of [one, two]) await backend.customer(email);
    const refusals: [args: string[], code: number, sentence: string][] = [
      [[one, two], 1, `Another account has ${two}: nothing was changed.`],
      [[one, 'Een@bedrijf.nl'], 2, `The account has ${one} already.`],
      [[one, 'een@bedrijf'], 2, '"een@bedrijf" is not a mail address.'],
      [['weg@bedrijf.nl', 'ander@bedrijf.nl'], 1, 'There is no activated account of weg@bedrijf.nl.'],
    ];
    for (const [args, code, sentence] of refusals) {
      const said = await correct(...args);
      expect([said.code, said.stderr.trim()]).toEqual([code, sentence]);
    }
  });
});

test('"customers delete" asks for confirmation, works without an account, and reports what is kept', async () => {
  const email = 'zonder@bedrijf.nl';
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  const leaseCode = await backend.mailbox.takeCode(email, 'ontvangen');
  await write(email);
  expect((await staff.run(['customers', 'delete', email])).code).toBe(1);
  expect(await messagesOf(email)).toBe(1);
  const { code, stdout } = await staff.run(['customers', 'delete', email, '--yes']);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    new RegExp(
      `^Deleted: 1 message\\(s\\)\\. A mail is sent to ${email}\\.\\nKept: application ${leaseCode} \\(pending\\), until \\d\\d-\\d\\d-\\d{4}\\.\\n$`,
    ),
  );
  expect(await messagesOf(email)).toBe(0);
  const mail = await backend.mailbox.take(email, 'Uw gegevens zijn verwijderd');
  expect(mail.text).toContain(`Aanvraag ${leaseCode}`);
  const again = await staff.run(['customers', 'delete', email, '--yes']);
  expect(again.stdout).toContain('There was nothing that could be deleted; no mail was sent.');
});

test('"customers delete" logs the customer out at once', async () => {
  const email = 'brief@bedrijf.nl';
  const { browser } = await backend.customer(email);
  expect((await staff.run(['customers', 'delete', email, '--yes'])).stdout).toBe(
    `Deleted: the account. A mail is sent to ${email}.\n`,
  );
  expect((await browser.get(CALLS.customer.path)).status).toBe(401);
});

test.each([
  ['niemand@bedrijf.nl', 1, 'Nothing is kept about niemand@bedrijf.nl: try another address of this person.'],
  ['niemand', 2, '"niemand" is not a mail address.'],
])('an unknown or invalid address is reported in one message: %s', async (email, code, sentence) => {
  const rejected = await staff.run(['customers', 'export', email]);
  expect([rejected.code, rejected.stdout, rejected.stderr.trim()]).toEqual([code, '', sentence]);
});
