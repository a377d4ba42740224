import { createHash, sign, X509Certificate } from 'node:crypto';
import {
  convertCOSEtoPKCS,
  decodeAttestationObject,
  isoBase64URL,
  isoCBOR,
  parseAuthenticatorData,
} from '@simplewebauthn/server/helpers';
import { CALLS } from '@site/contract';
import { OFFICE_CALLS, type PasskeyJson } from '@site/contract/office';
import { Passkey } from '@site/local/passkey';
import { anEmployee, invitationOf, type LoggedInEmployee } from '../../test/an-employee.js';
import { Browser } from '../../test/browser.js';
import { OWN_ROOT } from '../../test/own-root.js';
import { Staff } from '../../test/staff.js';
import { TestBackend } from '../../test/test-backend.js';
import { Employees } from './employees.js';

let backend: TestBackend;
let staff: Staff;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true', IP_LIMIT_FACTOR: '100' });
  staff = new Staff(backend);
});
afterAll(() => backend.stop());

const refusal = (message: string) => ({ success: false, message });
const EXPIRED = refusal('Uw inlogpoging is verlopen. Begin opnieuw.');
const UNKNOWN_PASSKEY = refusal('Wij herkennen deze passkey niet. Begin opnieuw met uw code.');
const OLD_INVITATION = refusal('Deze uitnodiging werkt niet meer. Vraag uw beheerder om een nieuwe.');

let employees = 0;
const newAddress = () => `medewerker${++employees}@kantoor.example`;

/** Begins a login, and returns what the passkey is asked. */
async function begin(browser: Browser, code: string) {
  return (await browser.post(OFFICE_CALLS.officeLogin.path, { code })).body.options;
}

async function logIn({ passkey, logincode }: LoggedInEmployee, browser = backend.browser()) {
  const options = await begin(browser, logincode);
  const reply = await browser.post(OFFICE_CALLS.officeLoginPasskey.path, { passkey: passkey.sign(options) });
  return { browser, reply };
}

const who = (browser: Browser) => browser.get(OFFICE_CALLS.officeEmployee.path);

test('an invited employee makes a passkey, and gets six digits and recovery codes', async () => {
  const email = newAddress();
  const { code, stdout } = await staff.run(['employees', 'add', email, '--name', 'Karin de Vries']);
  expect([code, stdout]).toEqual([
    0,
    `Karin de Vries is added as medewerker. An invitation, valid for three days, is sent to ${email}.\n`,
  ]);
  const browser = backend.browser();
  const uitnodiging = await invitationOf(backend, email);
  const { body: opened } = await browser.post(OFFICE_CALLS.officeInvitation.path, { uitnodiging });
  expect(opened).toMatchObject({ success: true, medewerker: { naam: 'Karin de Vries', email } });
  const passkey = new Passkey().register(opened.options);
  const { body } = await browser.post(OFFICE_CALLS.officeRegistration.path, { passkey });
  expect(body).toEqual({
    success: true,
    medewerker: { id: expect.any(String), naam: 'Karin de Vries', email, rol: 'medewerker' },
    logincode: expect.stringMatching(/^\d{6}$/),
    herstelcodes: Array(8).fill(expect.stringMatching(/^[A-Z0-9]{7}-[A-Z0-9]{7}$/)),
  });
  expect((await who(browser)).body.medewerker.email).toBe(email);
  const again = await browser.post(OFFICE_CALLS.officeInvitation.path, { uitnodiging });
  expect([again.status, again.body]).toEqual([400, OLD_INVITATION]);
});

test('the six digits and the passkey log in; the cookie is not sent from other sites', async () => {
  const karin = await anEmployee(backend, newAddress(), 'beheerder');
  const { browser, reply } = await logIn(karin);
  expect(reply.body).toMatchObject({ success: true, medewerker: { rol: 'beheerder' } });
  expect(reply.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^kantoor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  expect((await who(browser)).status).toBe(200);
  expect((await browser.post(OFFICE_CALLS.officeLogout.path)).body).toEqual({ success: true });
  const after = await who(browser);
  expect([after.status, after.body]).toEqual([401, refusal('U bent niet ingelogd. Log opnieuw in.')]);
});

test('an unknown code is refused, and after five of them in a quarter of an hour every code', async () => {
  const few = await TestBackend.start({ OFFICE: 'true' });
  const { logincode } = await anEmployee(few, newAddress());
  const browser = few.browser();
  const wrong = { code: logincode === '000000' ? '000001' : '000000' };
  for (let tries = 0; tries < 5; tries++) {
    const { status, body } = await browser.post(OFFICE_CALLS.officeLogin.path, wrong);
    expect([status, body]).toEqual([
      400,
      refusal('Deze code klopt niet. Controleer de code of vraag een nieuwe aan.'),
    ]);
  }
  expect((await browser.post(OFFICE_CALLS.officeLogin.path, { code: logincode })).status).toBe(429);
  await few.stop();
});

test.each<[string, (karin: LoggedInEmployee, options: never) => unknown]>([
  ['another passkey', (_karin, options) => new Passkey().sign(options)],
  ['a passkey without finger or PIN', ({ passkey }, options) => passkey.sign(options, { verified: false })],
  ['an answer to another question', ({ passkey }) => passkey.sign({ challenge: 'AAAA' })],
  [
    'an answer on another site',
    ({ passkey }, options) => foreign(passkey, 'https://kwaad.example').sign(options),
  ],
  ['nothing', () => ({})],
  ['nonsense', ({ passkey }, options) => ({ ...passkey.sign(options), response: { clientDataJSON: 7 } })],
])('%s does not log in, and the login begins again', async (_name, answer) => {
  const karin = await anEmployee(backend, newAddress());
  const browser = backend.browser();
  const options = await begin(browser, karin.logincode);
  const passkey = answer(karin, options as never);
  const reply = await browser.post(OFFICE_CALLS.officeLoginPasskey.path, { passkey });
  expect([reply.status, reply.body]).toEqual([400, UNKNOWN_PASSKEY]);
  const right = await browser.post(OFFICE_CALLS.officeLoginPasskey.path, {
    passkey: karin.passkey.sign(options),
  });
  expect([right.status, right.body]).toEqual([403, EXPIRED]);
  expect((await who(browser)).status).toBe(401);
});

/** The same passkey, used by a page of another site. */
const foreign = (passkey: Passkey, origin: string): Passkey =>
  Object.assign(Object.create(Passkey.prototype), passkey, { origin });

test('an answer that was sent before does not log in again, also not in another browser', async () => {
  const karin = await anEmployee(backend, newAddress());
  const browser = backend.browser();
  const passkey = karin.passkey.sign(await begin(browser, karin.logincode));
  await browser.post(OFFICE_CALLS.officeLoginPasskey.path, { passkey });
  for (const other of [browser, backend.browser()]) {
    expect((await other.post(OFFICE_CALLS.officeLoginPasskey.path, { passkey })).body).toEqual(EXPIRED);
  }
});

test('a recovery code logs in once, in any notation, and the employee is mailed about it', async () => {
  const email = newAddress();
  const karin = await anEmployee(backend, email);
  const typed = ` ${karin.herstelcodes[3]?.toLowerCase().replace('-', ' ')}`;
  const browser = backend.browser();
  await begin(browser, karin.logincode);
  const reply = await browser.post(OFFICE_CALLS.officeLoginRecoveryCode.path, { herstelcode: typed });
  expect(reply.body.medewerker.email).toBe(email);
  const subjects = (await backend.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Er is ingelogd met een herstelcode/));
  const other = backend.browser();
  await begin(other, karin.logincode);
  const second = await other.post(OFFICE_CALLS.officeLoginRecoveryCode.path, { herstelcode: typed });
  expect([second.status, second.body]).toEqual([
    400,
    refusal('Deze herstelcode klopt niet of is al gebruikt. Probeer een andere.'),
  ]);
  const another = { herstelcode: karin.herstelcodes[4] };
  expect((await other.post(OFFICE_CALLS.officeLoginRecoveryCode.path, another)).status).toBe(200);
  expect((await other.post(OFFICE_CALLS.officeLoginRecoveryCode.path, another)).body).toEqual(EXPIRED);
});

test('a new code is mailed; the one before it works until the new one is used', async () => {
  const email = newAddress();
  const karin = await anEmployee(backend, email);
  const asked = await backend.browser().post(OFFICE_CALLS.officeForgotCode.path, { email });
  const unknown = await backend.browser().post(OFFICE_CALLS.officeForgotCode.path, { email: newAddress() });
  expect(asked.body).toEqual(unknown.body);
  const logincode = await backend.mailbox.takeCode(email, 'nieuwe code');
  expect((await logIn(karin)).reply.status).toBe(200);
  expect((await logIn({ ...karin, logincode })).reply.status).toBe(200);
  const old = await backend.browser().post(OFFICE_CALLS.officeLogin.path, { code: karin.logincode });
  expect(old.status).toBe(400);
});

test('a session ends after twenty minutes without a request, and after ten hours', async () => {
  const karin = await anEmployee(backend, newAddress());
  const { browser } = await logIn(karin);
  backend.travel(19 * 60);
  expect((await who(browser)).status).toBe(200);
  backend.travel(21 * 60);
  expect((await who(browser)).status).toBe(401);
  // What an open page reads again by itself is no work.
  const { browser: away } = await logIn(karin);
  for (let minutes = 0; minutes < 20; minutes += 5) {
    expect((await away.get(OFFICE_CALLS.officeToday.path)).status).toBe(200);
    backend.travel(5 * 60);
  }
  expect((await away.get(OFFICE_CALLS.officeToday.path)).status).toBe(401);
  const { browser: atWork } = await logIn(karin);
  for (let minutes = 0; minutes < 10 * 60; minutes += 15) {
    expect((await who(atWork)).status).toBe(200);
    backend.travel(15 * 60);
  }
  expect((await who(atWork)).status).toBe(401);
});

/** The same, signed with the certificate of an authenticator (FIDO U2F). */
function attested({ response, ...passkey }: PasskeyJson): PasskeyJson {
  const { clientDataJSON = '', attestationObject = '' } = response as Record<string, string>;
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const { rpIdHash, credentialID, credentialPublicKey } = parseAuthenticatorData(authData);
  if (!credentialID || !credentialPublicKey) throw new Error('This is no registration.');
  const clientData = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
  const key = convertCOSEtoPKCS(credentialPublicKey);
  const signed = Buffer.concat([Buffer.of(0), rpIdHash, clientData, credentialID, key]);
  type Bytes = Uint8Array<ArrayBuffer>;
  const statement = new Map<string, Bytes | Bytes[]>([
    ['sig', new Uint8Array(sign('sha256', signed, OWN_ROOT.key))],
    ['x5c', [new Uint8Array(new X509Certificate(OWN_ROOT.cert).raw)]],
  ]);
  const attestation = new Map<string, string | typeof statement | Bytes>([
    ['fmt', 'fido-u2f'],
    ['attStmt', statement],
    ['authData', authData],
  ]);
  const encoded = Buffer.from(isoCBOR.encode(attestation)).toString('base64url');
  return { ...passkey, response: { clientDataJSON, attestationObject: encoded } };
}

describe('an employee who is logged in', () => {
  const access = async ({ browser }: LoggedInEmployee) =>
    (await browser.get(OFFICE_CALLS.officeAccess.path)).body;
  const askPasskey = async (browser: Browser) =>
    (await browser.post(OFFICE_CALLS.officeAskPasskey.path)).body.options;
  const addPasskey = (browser: Browser, passkey: PasskeyJson) =>
    browser.post(OFFICE_CALLS.officeAddPasskey.path, { passkey });
  const removePasskey = (browser: Browser, id: string) =>
    browser.delete(OFFICE_CALLS.officeRemovePasskey.path.replace('{passkey}', id));
  const moment = expect.stringMatching(/^\d{4}-.*Z$/);

  it('sees the own passkeys, adds one that logs in, and removes one, which then does not', async () => {
    const karin = await anEmployee(backend, newAddress());
    await anEmployee(backend, newAddress());
    expect(await access(karin)).toEqual({
      success: true,
      passkeys: [{ id: expect.any(String), gemaaktOp: moment }],
      herstelcodes: 8,
    });
    const phone = new Passkey();
    const made = phone.register(await askPasskey(karin.browser));
    expect((await addPasskey(karin.browser, made)).status).toBe(200);
    const { reply } = await logIn({ ...karin, passkey: phone });
    expect(reply.status).toBe(200);
    const [first, second] = (await access(karin)).passkeys;
    expect([first.laatstGebruikt, second]).toEqual([
      undefined,
      { id: made.id, gemaaktOp: moment, laatstGebruikt: moment },
    ]);
    expect((await removePasskey(karin.browser, first.id)).status).toBe(200);
    expect((await logIn(karin)).reply.body).toEqual(UNKNOWN_PASSKEY);
    const trail = await backend.database.query(
      "SELECT action, subject FROM audit_trail WHERE employee_id = $1 AND action LIKE '%Passkey' ORDER BY id",
      [karin.id],
    );
    expect(trail.slice(-3)).toEqual([
      { action: 'officeAskPasskey', subject: '' },
      { action: 'officeAddPasskey', subject: '' },
      { action: 'officeRemovePasskey', subject: first.id },
    ]);
  });

  it('keeps the last passkey, also when two are removed at once', async () => {
    const karin = await anEmployee(backend, newAddress());
    await addPasskey(karin.browser, new Passkey().register(await askPasskey(karin.browser)));
    const { passkeys } = await access(karin);
    const replies = await Promise.all(
      passkeys.map(({ id }: { id: string }) => removePasskey(karin.browser, id)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await access(karin)).passkeys).toHaveLength(1);
  });

  it('adds a passkey once, of what was asked in this session, and removes no passkey of another', async () => {
    const karin = await anEmployee(backend, newAddress());
    const other = await anEmployee(backend, newAddress());
    const made = new Passkey().register(await askPasskey(karin.browser));
    expect((await addPasskey(other.browser, made)).status).toBe(409);
    expect((await addPasskey(karin.browser, made)).status).toBe(200);
    expect((await addPasskey(karin.browser, made)).status).toBe(409);
    const [theirs] = (await access(other)).passkeys;
    expect((await removePasskey(karin.browser, theirs.id)).status).toBe(404);
    expect((await access(other)).passkeys).toEqual([theirs]);
  });

  it('makes recovery codes, in place of the ones before', async () => {
    const karin = await anEmployee(backend, newAddress());
    const { body } = await karin.browser.post(OFFICE_CALLS.officeRecoveryCodes.path);
    expect(body.herstelcodes).toHaveLength(8);
    const use = async (herstelcode: string | undefined) => {
      const browser = backend.browser();
      await begin(browser, karin.logincode);
      return (await browser.post(OFFICE_CALLS.officeLoginRecoveryCode.path, { herstelcode })).status;
    };
    expect(await use(karin.herstelcodes[0])).toBe(400);
    expect(await use(body.herstelcodes[0])).toBe(200);
    expect((await access(karin)).herstelcodes).toBe(7);
  });
});

test('the certificates of an authenticator, which we do not ask, are not looked into', async () => {
  const email = newAddress();
  await staff.run(['employees', 'add', email, '--name', 'Karin']);
  const browser = backend.browser();
  const uitnodiging = await invitationOf(backend, email);
  const { body } = await browser.post(OFFICE_CALLS.officeInvitation.path, { uitnodiging });
  const passkey = attested(new Passkey().register(body.options));
  const reply = await browser.post(OFFICE_CALLS.officeRegistration.path, { passkey });
  expect([reply.status, reply.body]).toEqual([400, UNKNOWN_PASSKEY]);
});

test('an invitation works for three days, once, and not after a new one', async () => {
  const email = newAddress();
  await staff.run(['employees', 'add', email, '--name', 'Karin']);
  const first = await invitationOf(backend, email);
  await staff.run(['employees', 'invite', email]);
  const second = await invitationOf(backend, email);
  const open = async (uitnodiging: string, browser = backend.browser()) =>
    (await browser.post(OFFICE_CALLS.officeInvitation.path, { uitnodiging })).body;
  expect(await open(first)).toEqual(OLD_INVITATION);
  expect(await open('x'.repeat(32))).toEqual(OLD_INVITATION);
  const [one, two] = [backend.browser(), backend.browser()];
  const passkeys = [await open(second, one), await open(second, two)].map(({ options }) =>
    new Passkey().register(options),
  );
  await one.post(OFFICE_CALLS.officeRegistration.path, { passkey: passkeys[0] });
  const late = await two.post(OFFICE_CALLS.officeRegistration.path, { passkey: passkeys[1] });
  expect([late.status, late.body]).toEqual([400, OLD_INVITATION]);
  await staff.run(['employees', 'invite', email]);
  const opened = backend.browser();
  const { options } = await open(await invitationOf(backend, email), opened);
  await staff.run(['employees', 'invite', email]);
  const replaced = await opened.post(OFFICE_CALLS.officeRegistration.path, {
    passkey: new Passkey().register(options),
  });
  expect([replaced.status, replaced.body]).toEqual([403, EXPIRED]);
  const third = await invitationOf(backend, email);
  backend.travel(3 * 24 * 3600);
  expect(await open(third)).toEqual(OLD_INVITATION);
});

test('who lost a device is logged out and needs a new invitation; who left cannot come in', async () => {
  const email = newAddress();
  const karin = await anEmployee(backend, email);
  const { stdout } = await staff.run(['employees', 'invite', email, '--forget', '--yes']);
  expect(stdout).toBe(`An invitation, valid for three days, is sent to ${email}.\n`);
  expect((await who(karin.browser)).status).toBe(401);
  expect(
    (await backend.browser().post(OFFICE_CALLS.officeLogin.path, { code: karin.logincode })).status,
  ).toBe(400);
  const browser = backend.browser();
  const uitnodiging = await invitationOf(backend, email);
  const { body: opened } = await browser.post(OFFICE_CALLS.officeInvitation.path, { uitnodiging });
  const passkey = new Passkey().register(opened.options);
  const { body } = await browser.post(OFFICE_CALLS.officeRegistration.path, { passkey });
  await staff.run(['employees', 'end', email, '--yes']);
  expect((await who(browser)).status).toBe(401);
  expect((await backend.browser().post(OFFICE_CALLS.officeLogin.path, { code: body.logincode })).status).toBe(
    400,
  );
  expect((await staff.run(['employees', 'log-out', email, '--yes'])).stderr).toContain(
    `${email} is no employee`,
  );
});

test('the command line lists who works here, and adds nobody twice', async () => {
  const email = newAddress();
  await anEmployee(backend, email, 'beheerder');
  const rows = await staff.json(['employees', 'list']);
  expect(rows).toContainEqual({
    id: expect.any(String),
    naam: 'Karin de Vries',
    email,
    rol: 'beheerder',
    sessies: 1,
    laatsteLogin: expect.any(String),
  });
  const again = await staff.run(['employees', 'add', email, '--name', 'Karin']);
  expect([again.code, again.stderr]).toEqual([
    1,
    expect.stringContaining(`${email} is an employee already.`),
  ]);
  expect((await staff.run(['employees', 'log-out', email, '--yes'])).stdout).toBe(
    'Logged out of 1 browser(s).\n',
  );
});

test('the session of an employee is not that of a customer', async () => {
  const karin = await anEmployee(backend, newAddress());
  expect((await karin.browser.get(CALLS.customer.path)).status).toBe(401);
  const klant = await backend.customer('klant@kantoor.example');
  expect((await who(klant.browser)).status).toBe(401);
});

test('over https the cookie is bound to the host, and the passkey to the site', async () => {
  const site = 'https://www.site.example';
  const https = await TestBackend.start({ OFFICE: 'true', SITE_URL: site });
  const email = newAddress();
  await https.app.get(Employees).add(email, 'Karin', 'medewerker');
  const browser = new Browser(https.url, '192.0.2.1', site);
  const uitnodiging = await invitationOf(https, email);
  const { body } = await browser.post(OFFICE_CALLS.officeInvitation.path, { uitnodiging });
  expect(body.options.rp.id).toBe('www.site.example');
  const passkey = new Passkey(site, 'www.site.example').register(body.options);
  expect((await browser.post(OFFICE_CALLS.officeRegistration.path, { passkey })).status).toBe(200);
  expect([...browser.cookies.keys()]).toEqual(['__Host-kantoor']);
  await https.stop();
});
