import { CALLS } from '@site/contract';
import { Staff } from '../../test/staff.js';
import { TestBackend } from '../../test/test-backend.js';
import { RandomCodes } from '../platform/random-codes.js';

const CODE = '493027';
let backend: TestBackend;
let staff: Staff;
beforeAll(async () => {
  backend = await TestBackend.start();
  staff = new Staff(backend);
  jest.spyOn(backend.app.get(RandomCodes), 'loginCode').mockReturnValue(CODE);
});
afterAll(() => backend.stop());

test('failed mails are shown without content, kept when given up, and resent on demand', async () => {
  await backend.mailbox.close();
  await backend.browser().post(CALLS.activate.path, { email: 'code@bedrijf.nl' });
  const message = { name: 'Jan', email: 'jan@bedrijf.nl', subject: 'Vraag', message: 'Kan dat?' };
  await backend.browser().post(CALLS.contact.path, message);
  await backend.waitForFailedJobs(3);
  await backend.database.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');

  const [table, json, elsewhere] = await Promise.all([
    staff.run(['mails', 'list', '--failed']),
    staff.json(['mails', 'list']),
    staff.run(['mails', 'list'], { CODE_SECRET: 'another secret than the one that sealed them' }),
  ]);
  expect(json).toHaveLength(3);
  const code = json.find((mail: { to: string }) => mail.to === 'code@bedrijf.nl');
  expect(code).toEqual({
    id: expect.stringMatching(/^\d+$/),
    task: 'mail',
    state: 'failed',
    to: 'code@bedrijf.nl',
    subject: 'Uw activatiecode voor Zakenwiel',
    readable: true,
    attempts: 25,
    maxAttempts: 25,
    lastError: expect.stringContaining('ECONNREFUSED'),
    createdAt: expect.stringMatching(/Z$/),
    nextTryAt: null,
  });
  expect(table.stdout).toMatch(/^ *ID +SINCE +TRIES +NEXT TRY +TO +SUBJECT +LAST ERROR\n/);
  expect(table.stdout).toMatch(
    / 25\/25 +given up +code@bedrijf\.nl +Uw activatiecode voor Zakenwiel +.*ECONNREFUSED/,
  );
  expect(elsewhere.code).toBe(0);
  expect(elsewhere.stdout.match(/\(another CODE_SECRET\) {2,}\(another CODE_SECRET\)/g)).toHaveLength(3);
  expect(elsewhere.stderr).toMatch(/^Some mails were encrypted with another CODE_SECRET/);

  await backend.mailbox.open();
  const [shown, rejected, unknown, nothing] = await Promise.all([
    staff.run(['mails', 'show', code.id]),
    staff.run(['mails', 'resend', '--all']),
    staff.run(['mails', 'resend', '999999', '--yes']),
    staff.run(['mails', 'resend']),
  ]);
  expect(shown.stdout).toMatch(/To +code@bedrijf\.nl\n.*\n +Tries +25 of 25\n +Next try +given up\n/);
  expect(rejected.code).toBe(1);
  expect(rejected.stderr).toMatch(
    /code@bedrijf\.nl: Uw activatiecode voor Zakenwiel\n[\s\S]*add --yes to do it without asking\.\n$/,
  );
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('Mail 999999 is not in the queue'),
  ]);
  expect([nothing.code, nothing.stderr]).toEqual([
    2,
    expect.stringContaining('give the ids of mails, or --all'),
  ]);

  expect(await staff.run(['mails', 'resend', code.id, '--yes'])).toEqual({
    code: 0,
    stdout: '1 mail will be sent again within seconds by the running backend.\n',
    stderr: '',
  });
  expect(await backend.mailbox.takeCode('code@bedrijf.nl', 'activatiecode')).toBe(CODE);
  const all = await staff.run(['mails', 'resend', '--all', '--yes']);
  expect(all.stdout).toBe('2 mails will be sent again within seconds by the running backend.\n');
  await backend.mailbox.take('jan@bedrijf.nl', 'bericht');
  await backend.mailbox.take('info@zakenwiel.example', 'Vraag');
  expect(staff.written).not.toContain(CODE);
});

test('a failed request for an account is shown too, and can be retried', async () => {
  await backend.database.query('ALTER TABLE customers RENAME TO renamed');
  await backend.browser().post(CALLS.activate.path, { email: 'later@bedrijf.nl' });
  await backend.waitForFailedJobs(1);
  await backend.database.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
  await backend.database.query('ALTER TABLE renamed RENAME TO customers');
  const failed = await staff.json(['mails', 'list', '--failed']);
  const one = failed.find(({ task }: { task: string }) => task === 'account-request');
  expect(one).toMatchObject({
    task: 'account-request',
    to: 'later@bedrijf.nl',
    subject: null,
    state: 'failed',
  });
  expect((await staff.run(['mails', 'resend', one.id, '--yes'])).code).toBe(0);
  await backend.mailbox.take('later@bedrijf.nl', 'activatiecode');
});
