import { CALLS } from '@site/contract';
import { expectMail } from '../../test/expect-mail.js';
import { TestBackend } from '../../test/test-backend.js';
import { AccountAddress } from './account-address.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  backend.holdClock(new Date('2026-11-20T13:32:00Z'));
});
afterAll(() => backend.stop());

const LOGIN = 'http://localhost:8080/login/klant';
const FORGOT = 'http://localhost:8080/login/klant/code-vergeten';
const plate = /^ {4}\d{6}$/m;

describe('activationMail', () => {
  test('contains the code, its expiry and the next step', async () => {
    const to = "o'brien&zn@bedrijf.nl";
    await backend.browser().post(CALLS.activate.path, { email: to });
    const mail = await backend.mailbox.take(to, 'activatiecode');
    expectMail(mail, {
      to,
      subject: 'Uw activatiecode voor Zakenwiel',
      contains: [
        'U wilt een account maken bij Zakenwiel. Vul deze code in op de pagina die u open hebt staan.',
        'De code is 10 minuten geldig, tot 14.42 uur. U kunt hem één keer gebruiken. Wij vragen nooit om uw code, ook niet telefonisch.',
        'Daarna krijgt u van ons een logincode.',
        'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen. Zonder de code wordt het account niet actief.',
      ],
    });
    expect(mail.text).toMatch(plate);
    expect(mail.html).toContain(`href="${LOGIN}"`);
  });
});

describe('permanentCodeMail', () => {
  test('contains the login code after activation, the only time that it is shown', async () => {
    const to = 'actief@bedrijf.nl';
    await backend.browser().post(CALLS.activate.path, { email: to });
    const code = await backend.mailbox.takeCode(to, 'activatiecode');
    await backend.browser().post(CALLS.verifyActivation.path, { email: to, code });
    const mail = await backend.mailbox.take(to, 'logincode');
    expectMail(mail, {
      to,
      subject: 'Uw account bij Zakenwiel is actief: dit is uw logincode',
      contains: [
        'Uw account bij Zakenwiel is actief. Met deze code logt u voortaan in.',
        'Bewaar de code in een wachtwoordkluis en verwijder deze e-mail. De code staat alleen hier: ook wij kunnen hem niet opzoeken.',
        'Wij vragen nooit om uw code, ook niet telefonisch.',
        'Bij elke keer inloggen sturen wij u daarnaast een verificatiecode per e-mail.',
      ],
    });
    expect(mail.text).toMatch(plate);
    expect(mail.html).toContain(`href="${LOGIN}"`);
    expect(mail.html).toContain(`href="${FORGOT}"`);
  });
});

describe('alreadyCustomerMail', () => {
  test('states that the account exists and how to log in, without a code', async () => {
    const to = 'dubbel@bedrijf.nl';
    await backend.activate(to);
    backend.travel(60);
    await backend.browser().post(CALLS.activate.path, { email: to });
    const mail = await backend.mailbox.take(to, 'al een account');
    expectMail(mail, {
      to,
      subject: 'U hebt al een account',
      contains: ['U hebt al een account. Log in met uw logincode.', 'Aan uw account is niets veranderd.'],
    });
    expect(mail.text).not.toMatch(/\d{6}/);
    expect(mail.html).toContain(`href="${FORGOT}"`);
  });
});

describe('newCodeMail', () => {
  test('contains a new login code and states until when the previous one is valid', async () => {
    const to = 'nieuw@bedrijf.nl';
    await backend.activate(to);
    await backend.browser().post(CALLS.forgotCode.path, { email: to });
    const mail = await backend.mailbox.take(to, 'nieuwe logincode');
    expectMail(mail, {
      to,
      subject: 'Uw nieuwe logincode voor Zakenwiel',
      contains: [
        'U hebt een nieuwe logincode aangevraagd bij Zakenwiel. Met deze code logt u voortaan in.',
        'Uw oude code werkt nog tot u met de nieuwe code inlogt.',
        'Bewaar de code in een wachtwoordkluis en verwijder deze e-mail.',
        'Wij vragen nooit om uw code, ook niet telefonisch.',
        'Dan vulde iemand anders uw e-mailadres in. Die persoon krijgt deze code niet te zien.',
      ],
    });
    expect(mail.text).toMatch(plate);
  });
});

describe('noCustomerMail', () => {
  test('states that the address has no active account, without a code', async () => {
    const to = 'onbekend@bedrijf.nl';
    await backend.browser().post(CALLS.forgotCode.path, { email: to });
    const mail = await backend.mailbox.take(to, 'nog geen account');
    expectMail(mail, {
      to,
      subject: 'U hebt nog geen account',
      contains: ['Bij dit adres hoort geen actief account.', 'Hebt u een account met een ander e-mailadres?'],
    });
    expect(mail.text).not.toMatch(/\d{6}/);
    expect(mail.html).toContain(`href="${LOGIN}"`);
  });
});

describe('verificationMail', () => {
  test('contains the code of this login and what to do about an unexpected login', async () => {
    const to = 'inloggen@bedrijf.nl';
    const permanentCode = await backend.activate(to);
    backend.holdClock(new Date('2026-06-30T22:55:00Z'));
    await backend.browser().post(CALLS.login.path, { permanentCode });
    const mail = await backend.mailbox.take(to, 'verificatiecode');
    expectMail(mail, {
      to,
      subject: 'Uw verificatiecode voor Zakenwiel',
      contains: [
        'U logt in bij Zakenwiel.',
        'De code is 10 minuten geldig, tot 01.05 uur.',
        'Wij vragen nooit om uw code, ook niet telefonisch.',
        'Bent u dit niet? Dan vulde iemand uw logincode in.',
      ],
    });
    expect(mail.text).toMatch(plate);
    expect(mail.text).not.toContain(permanentCode);
    expect(mail.html).toContain(`href="${FORGOT}"`);
  });
});

describe('newDeviceMail', () => {
  test('states when a new browser logged in, and what to do about an unexpected login', async () => {
    const to = 'apparaat@bedrijf.nl';
    const { permanentCode } = await backend.firstLogin(to);
    backend.holdClock(new Date('2026-11-20T23:05:00Z'));
    await backend.logIn(to, permanentCode);
    const mail = await backend.mailbox.take(to, 'nieuw apparaat');
    expectMail(mail, {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Er is ingelogd op een nieuw apparaat',
      contains: [
        'Op zaterdag 21 november 2026 om 00.05 uur is op uw account ingelogd',
        'Vraag dan meteen een nieuwe logincode aan en log daarmee in: elk ander apparaat is dan uitgelogd.',
        'Bel ons ook op 085 000 00 00, of antwoord op deze e-mail.',
      ],
    });
    expect(mail.html).toContain(`href="${FORGOT}"`);
  });
});

/** A customer whose address the office corrects. */
async function corrected(from: string, to: string): Promise<void> {
  const { customer } = await backend.firstLogin(from);
  await backend.app.get(AccountAddress).correct(customer.id, { from, to, by: 'Karin de Vries' });
}

describe('accountAddressMail', () => {
  test('tells the new address what changed and how to log in', async () => {
    const to = 'nieuw@adres.example';
    await corrected('oud@adres.example', to);
    const mail = await backend.mailbox.take(to, 'Dit is nu');
    expectMail(mail, {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Dit is nu het e-mailadres van uw account',
      contains: [
        'Op uw verzoek hebben wij het e-mailadres van uw account bij Zakenwiel gewijzigd.',
        'Uw logincode blijft dezelfde. Op alle apparaten bent u uitgelogd: log daar opnieuw in.',
        'Hebt u hier niet om gevraagd? Bel ons dan meteen op 085 000 00 00 of antwoord op deze e-mail.',
      ],
    });
    expect(mail.html).toContain(`href="${LOGIN}"`);
  });
});

describe('formerAccountAddressMail', () => {
  test('tells the former address that the account has another one, but not which', async () => {
    const to = 'vroeger@adres.example';
    await corrected(to, 'later@adres.example');
    const mail = await backend.mailbox.take(to, 'is gewijzigd');
    expectMail(mail, {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Het e-mailadres van uw account is gewijzigd',
      contains: [
        'Op verzoek van de eigenaar heeft het account dat u met dit e-mailadres bij Zakenwiel had, nu een ander e-mailadres.',
        'Hebt u hier niet om gevraagd? Bel ons dan meteen op 085 000 00 00 of antwoord op deze e-mail.',
      ],
    });
    expect(mail.text).not.toContain('later@adres.example');
  });
});
