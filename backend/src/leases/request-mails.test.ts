import { CALLS, type VerzoekSoort } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { decide } from '../../test/decide.js';
import { expectMail } from '../../test/expect-mail.js';
import { TestBackend } from '../../test/test-backend.js';
import { LeaseApplicationEntity } from './lease-application.entity.js';
import { Requests } from './requests.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  backend.holdClock(new Date('2026-11-20T13:32:00Z'));
});
afterAll(() => backend.stop());

const OFFICE = 'info@zakenwiel.example';
const TOELICHTING = 'Ik neem de bus <over>\nop 1 december.';

/** A customer who asks something about an approved application. */
async function asked(email: string, soort: VerzoekSoort): Promise<{ id: string; leaseCode: string }> {
  const { browser, customer } = await backend.customer(email);
  await browser.post(CALLS.leaseApplication.path, anApplication({ email }));
  const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
  await decide(backend, leaseCode, 'approved');
  const { id } = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { leaseCode });
  const path = CALLS.requestForApplication.path.replace('{id}', customer.id);
  await browser.post(path, { aanvraagId: id, soort, toelichting: TOELICHTING });
  return { id, leaseCode };
}

describe('requestMail', () => {
  test.each([
    [
      'slotbedrag',
      'U vroeg het slotbedrag op',
      'Op vrijdag 20 november 2026 vroeg u het slotbedrag op voor Van der Berg Bouw. Wij vragen bij de leasemaatschappij na',
    ],
    [
      'intrekken',
      'U wilt uw leaseaanvraag intrekken',
      'Op vrijdag 20 november 2026 vroeg u ons de aanvraag in te trekken voor Van der Berg Bouw. Wij stoppen met de aanvraag',
    ],
  ] as const)(
    'says that the request %s arrived, and by when it is answered',
    async (soort, subject, text) => {
      const to = `${soort}@bedrijf.nl`;
      const { leaseCode } = await asked(to, soort);
      expectMail(await backend.mailbox.take(to, subject), {
        to,
        replyTo: OFFICE,
        subject,
        contains: [
          'Beste Jan van der Berg,',
          text,
          'U hoort uiterlijk maandag 23 november 2026',
          `Aanvraagcode ${leaseCode} Voertuig https://www.autos.example/bus-1`,
          'Ik neem de bus <over>',
          'hebt u hier niet om gevraagd? Bel ons dan op 085 000 00 00',
        ],
      });
    },
  );
});

describe('officeRequestMail', () => {
  test.each([
    [
      'slotbedrag',
      'Verzoek: slotbedrag opvragen',
      (code: string) => `staff applications answer ${code} slotbedrag`,
    ],
    [
      'intrekken',
      'Verzoek: aanvraag intrekken',
      (code: string) => `staff applications set-status ${code} withdrawn`,
    ],
  ] as const)(
    'tells the office who asks %s, and with which command it is answered',
    async (soort, subject, command) => {
      const email = `kantoor-${soort}@bedrijf.nl`;
      const { leaseCode } = await asked(email, soort);
      expectMail(await backend.mailbox.take(OFFICE, `${subject} (${leaseCode})`), {
        to: OFFICE,
        replyTo: email,
        subject: `${subject} (${leaseCode})`,
        contains: [
          `Aanvraagcode ${leaseCode}`,
          'Naam Jan van der Berg Bedrijf Van der Berg Bouw',
          `E-mailadres ${email}`,
          'Antwoord uiterlijk maandag 23 november 2026',
          'Ik neem de bus <over>',
          command(leaseCode),
        ],
      });
    },
  );
});

describe('answeredMail', () => {
  test('contains the answer, and which request and application it is about', async () => {
    const to = 'antwoord@bedrijf.nl';
    const { id, leaseCode } = await asked(to, 'slotbedrag');
    const note = 'Het slotbedrag is € 8.240.\nHet geldt tot en met <1 december>.';
    await backend.app.get(Requests).answer(id, 'slotbedrag', { note, by: 'Karin van kantoor' });
    const mail = await backend.mailbox.take(to, 'Het slotbedrag van uw lease');
    expectMail(mail, {
      to,
      replyTo: OFFICE,
      subject: 'Het slotbedrag van uw lease',
      contains: [
        'Op vrijdag 20 november 2026 vroeg u het slotbedrag op voor Van der Berg Bouw. Hier is ons antwoord.',
        `Aanvraagcode ${leaseCode}`,
        'Het slotbedrag is € 8.240.',
        'Het geldt tot en met <1 december>.',
      ],
    });
    expect(`${mail.text}${mail.html}`).not.toContain('Karin');
  });
});
