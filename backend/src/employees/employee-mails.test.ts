import { OFFICE_CALLS } from '@site/contract/office';
import { Passkey } from '@site/local/passkey';
import { anEmployee, type LoggedInEmployee } from '../../test/an-employee.js';
import { expectMail } from '../../test/expect-mail.js';
import { TestBackend } from '../../test/test-backend.js';
import { Employees } from './employees.js';

let backend: TestBackend;
let karin: LoggedInEmployee;
const KARIN = 'karin@kantoor.example';
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  backend.holdClock(new Date('2026-11-20T13:32:00Z'));
  karin = await anEmployee(backend, KARIN);
});
afterAll(() => backend.stop());

const LOGIN = 'http://localhost:8080/login/medewerker';

describe('invitationMail', () => {
  test('has the link, whose secret stays in the browser, and until when it works', async () => {
    const to = 'bea@kantoor.example';
    await backend.app.get(Employees).add(to, 'Bea Smit', 'beheerder');
    const mail = await backend.mailbox.take(to, 'inloggen');
    expectMail(mail, {
      to,
      subject: 'U kunt inloggen bij Zakenwiel',
      contains: [
        'Beste Bea Smit,',
        'U maakt daar een passkey en krijgt uw code.',
        'De link werkt één keer, tot maandag 23 november 2026 om 14.32 uur.',
        'Verwacht u dit niet? Meld het dan bij uw beheerder.',
      ],
    });
    expect(mail.html).toMatch(new RegExp(`href="${LOGIN}/uitnodiging#[\\w-]{32}"`));
  });
});

describe('newEmployeeCodeMail', () => {
  test('has the code, and says that the one before it still works', async () => {
    await backend.browser().post(OFFICE_CALLS.officeForgotCode.path, { email: KARIN });
    const mail = await backend.mailbox.take(KARIN, 'nieuwe code');
    expectMail(mail, {
      to: KARIN,
      subject: 'Uw nieuwe code voor het kantoor van Zakenwiel',
      contains: [
        'Met deze code en uw passkey logt u in.',
        'Uw oude code werkt tot u deze gebruikt. Wij vragen nooit om uw code, ook niet telefonisch.',
        'Zonder uw passkey kan niemand met de code inloggen.',
      ],
    });
    expect(mail.text).toMatch(/^ {4}\d{6}$/m);
    expect(mail.html).toContain(`href="${LOGIN}"`);
  });
});

describe('recoveryCodeUsedMail', () => {
  test('says when somebody logged in without a passkey, and whom to call', async () => {
    const browser = backend.browser();
    await browser.post(OFFICE_CALLS.officeLogin.path, { code: karin.logincode });
    const [herstelcode] = karin.herstelcodes;
    await browser.post(OFFICE_CALLS.officeLoginRecoveryCode.path, { herstelcode });
    expectMail(await backend.mailbox.take(KARIN, 'herstelcode'), {
      to: KARIN,
      subject: 'Er is ingelogd met een herstelcode bij Zakenwiel',
      contains: [
        'Op vrijdag 20 november 2026 om 14.32 uur is met een herstelcode ingelogd op uw account. Die code werkt nu niet meer.',
        'Was u dit niet? Bel dan meteen uw beheerder: die kan uw toegang stoppen.',
      ],
    });
  });
});

describe('passkeyAddedMail', () => {
  test('says when, and what it can do', async () => {
    const { body } = await karin.browser.post(OFFICE_CALLS.officeAskPasskey.path);
    const passkey = new Passkey().register(body.options);
    await karin.browser.post(OFFICE_CALLS.officeAddPasskey.path, { passkey });
    expectMail(await backend.mailbox.take(KARIN, 'passkey toegevoegd'), {
      to: KARIN,
      subject: 'Er is een passkey toegevoegd bij Zakenwiel',
      contains: [
        'Op vrijdag 20 november 2026 om 14.32 uur is een passkey aan uw account toegevoegd. Daarmee en met uw code kunt u nu ook inloggen.',
        'Was u dit niet? Bel dan meteen uw beheerder: die kan uw toegang stoppen.',
      ],
    });
  });
});

describe('passkeyRemovedMail', () => {
  test('says when, and that it works no more', async () => {
    const { passkeys } = (await karin.browser.get(OFFICE_CALLS.officeAccess.path)).body;
    const path = OFFICE_CALLS.officeRemovePasskey.path.replace('{passkey}', passkeys[0].id);
    await karin.browser.delete(path);
    expectMail(await backend.mailbox.take(KARIN, 'passkey verwijderd'), {
      to: KARIN,
      subject: 'Er is een passkey verwijderd bij Zakenwiel',
      contains: [
        'Op vrijdag 20 november 2026 om 14.32 uur is een passkey van uw account verwijderd. Daarmee kan niemand meer inloggen.',
      ],
    });
  });
});

describe('recoveryCodesMail', () => {
  test('says when, without the codes', async () => {
    const { body } = await karin.browser.post(OFFICE_CALLS.officeRecoveryCodes.path);
    const mail = await backend.mailbox.take(KARIN, 'herstelcodes');
    expectMail(mail, {
      to: KARIN,
      subject: 'Er zijn nieuwe herstelcodes gemaakt bij Zakenwiel',
      contains: [
        'Op vrijdag 20 november 2026 om 14.32 uur zijn nieuwe herstelcodes voor uw account gemaakt. De oude werken niet meer.',
      ],
    });
    expect(mail.text).not.toContain(body.herstelcodes[0]);
  });
});
