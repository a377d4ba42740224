import { CALLS, type LeaseStatus } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { expectMail } from '../../test/expect-mail.js';
import { plateOf } from '../../test/mailbox.js';
import { TestBackend } from '../../test/test-backend.js';
import { AddressCorrection } from './address-correction.js';
import { ApplicationStatus } from './application-status.js';
import { NEXT_STATUSES } from './status-transitions.js';

const OFFICE = 'info@zakenwiel.example';
const PORTAL = 'http://localhost:8080/klant';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  backend.holdClock(new Date('2026-11-20T13:32:00Z'));
});
afterAll(() => backend.stop());

const apply = (changes: object) => backend.browser().post(CALLS.sendLeaseEmail.path, anApplication(changes));

const AMOUNTS = [
  'Aanschafprijs (inclusief btw) € 25.000',
  'Aanbetaling € 5.000',
  'Te financieren bedrag € 20.000',
  'Slottermijn € 5.000',
  'Looptijd 60 maanden',
  // (20,000 − 5,000) / 60 + 20,000 × 11% / 12 = 433.33; with 13%: 466.67
  'Auto of bedrijfswagen € 433 per maand',
  'Equipment of scooter € 467 per maand',
  'Wij rekenen 11% rente per jaar (equipment en scooters: 13%) over het hele te financieren bedrag, de hele looptijd lang. Ook over het deel dat u al hebt afgelost.',
  'Dan is de rente hier 17,4% per jaar (equipment en scooters: 20,6%).',
  'U kunt er geen rechten aan ontlenen: het definitieve bedrag staat in uw offerte.',
];

describe('applicationMail', () => {
  test('contains the code, the deadline, the monthly amount and the documents to prepare', async () => {
    const to = 'jan@bedrijf.nl';
    await apply({ email: to, naam: 'Jan <script>', slottermijn: '5000', wantSlottermijn: true });
    const mail = await backend.mailbox.take(to, 'leaseaanvraag');
    expectMail(mail, {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Wij hebben uw leaseaanvraag ontvangen',
      contains: [
        'Beste klant,',
        'Op werkdagen reageren wij binnen 24 uur. U hoort dus uiterlijk maandag 23 november 2026 om 14.32 uur van ons.',
        'Met deze code koppelt u de aanvraag aan uw account.',
        'Wij vragen nooit om uw code, ook niet telefonisch.',
        ...AMOUNTS,
        'Leg dit alvast klaar Uw rijbewijs Uw bankpas Een bewijs van uw bedrijf, zoals uw KvK-nummer',
        'Bij de beoordeling kunnen wij ook vragen om een uittreksel van de Kamer van Koophandel',
        'Een aanvraag en een eerste offerte zijn gratis en verplichten u tot niets.',
      ],
    });
    const [{ lease_code: leaseCode }] = await backend.database.query(
      'SELECT lease_code FROM lease_applications',
    );
    expect(plateOf(mail)).toBe(leaseCode);
    expect(mail.html).toContain(`href="${PORTAL}/lease-koppelen?code&#x3D;${leaseCode}"`);
    expect(mail.text).toContain(`${PORTAL}/lease-koppelen?code=${leaseCode}`);
    expect(mail.html).toContain('href="http://localhost:8080/login/klant"');
    expect(mail.html).not.toContain('<script>');
  });

  test('states when there is no down payment or final instalment', async () => {
    await apply({ email: 'geen@bedrijf.nl', aanbetaling: '', wantAanbetaling: false });
    const { text } = await backend.mailbox.take('geen@bedrijf.nl', 'leaseaanvraag');
    expect(text).toContain('- Aanbetaling: geen\n');
    expect(text).toContain('- Slottermijn: geen\n');
    expect(text).toContain('- Auto of bedrijfswagen: €\u00a0646 per maand');
  });

  test('states for a customer that the application is in their account', async () => {
    const to = 'klant@bedrijf.nl';
    const { browser } = await backend.customer(to);
    await browser.post(CALLS.leaseApplication.path, anApplication());
    const mail = await backend.mailbox.take(to, 'leaseaanvraag');
    expectMail(mail, {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Wij hebben uw leaseaanvraag ontvangen',
      contains: ['De aanvraag staat al in uw account. Daar volgt u de status.'],
    });
    expect(mail.html).toContain(`href="${PORTAL}/lease-aanvragen"`);
    expect(mail.html).not.toContain(`${PORTAL}/lease-koppelen`);
  });

  test('says to each who has the application when it was sent from an account with another address', async () => {
    const { browser } = await backend.customer('account@bedrijf.nl');
    await browser.post(CALLS.sendLeaseEmail.path, anApplication({ email: 'vennoot@bedrijf.nl' }));
    const own = await backend.mailbox.take('account@bedrijf.nl', 'leaseaanvraag');
    expect(own.text).toContain('De aanvraag staat al in uw account.');
    const other = await backend.mailbox.take('vennoot@bedrijf.nl', 'leaseaanvraag');
    expect(other.text).toContain('De aanvraag is verstuurd vanuit een account met een ander e-mailadres.');
    expect(`${other.text}${other.html}`).not.toContain('lease-koppelen');
    expect(other.text).not.toContain('uw account');
  });
});

describe('officeApplicationMail', () => {
  test('contains the applicant and the amounts, with replies to the applicant', async () => {
    await apply({
      email: 'kantoor@bedrijf.nl',
      bedrijfsnaam: 'Bouw <b>& Zn</b>\r\nBcc: dief@kwaad.nl',
      slottermijn: '5000',
      wantSlottermijn: true,
    });
    const mail = await backend.mailbox.take(OFFICE, 'Bouw <b>');
    const leaseCode = await backend.mailbox.takeCode('kantoor@bedrijf.nl', 'leaseaanvraag');
    expectMail(mail, {
      to: OFFICE,
      replyTo: 'kantoor@bedrijf.nl',
      subject: 'Nieuwe leaseaanvraag van Bouw <b>& Zn</b> Bcc: dief@kwaad.nl',
      contains: [
        `Ontvangen op vrijdag 20 november 2026, code ${leaseCode}. Reageer uiterlijk maandag 23 november 2026 om 14.32 uur.`,
        'Naam Jan van der Berg E-mail kantoor@bedrijf.nl Telefoon 0612345678 Bedrijf Bouw <b>& Zn</b> Bcc: dief@kwaad.nl KvK-nummer 12345678',
        ...AMOUNTS,
      ],
    });
    expect(mail.html).toContain('Bouw &lt;b&gt;&amp; Zn&lt;/b&gt;');
  });
});

describe('linkedMail', () => {
  test('names the application, and whether the account has another address', async () => {
    const to = 'aanvrager@bedrijf.nl';
    await apply({ email: to });
    const leaseCode = await backend.mailbox.takeCode(to, 'leaseaanvraag');
    const { browser, customer } = await backend.customer("o'brien&zn@bedrijf.nl");
    await browser.post(CALLS.linkApplication.path, { customerId: customer.id, leaseCode });
    const mail = await backend.mailbox.take(to, 'gekoppeld');
    expectMail(mail, {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Uw leaseaanvraag is gekoppeld aan een account',
      contains: [
        `Uw aanvraag ${leaseCode} van vrijdag 20 november 2026 is met de code gekoppeld aan een account met een ander e-mailadres.`,
        'Bel ons dan op 085 000 00 00 of antwoord op deze e-mail.',
      ],
    });
    expect(mail.text).not.toContain('brien');
  });
});

/** Corrects the mail address of a new application as the office does. @returns the codes before and after */
async function correctAddress(former: string, email: string): Promise<[string, string]> {
  await apply({ email: former });
  const leaseCode = await backend.mailbox.takeCode(former, 'leaseaanvraag');
  const [{ id }] = await backend.database.query('SELECT id FROM lease_applications WHERE lease_code = $1', [
    leaseCode,
  ]);
  return [leaseCode, await backend.app.get(AddressCorrection).correct(id, { email, by: 'kees' })];
}

describe('correctedAddressMail', () => {
  test('contains the new code and what the mistyped address got, to somebody who may be a stranger too', async () => {
    const to = 'goed@bedrijf.nl';
    const [former, leaseCode] = await correctAddress('goed@bedrij.nl', to);
    const mail = await backend.mailbox.take(to, 'juiste e-mailadres');
    expectMail(mail, {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Uw leaseaanvraag, nu op het juiste e-mailadres',
      contains: [
        'Op vrijdag 20 november 2026 vroeg u een lease bij ons aan. Op uw verzoek hebben wij het e-mailadres van de aanvraag verbeterd.',
        'De aanvraag heeft een nieuwe code: de oude werkt niet meer.',
        'Aanschafprijs (inclusief btw) € 25.000',
        'Wij vragen nooit om uw code, ook niet telefonisch.',
        'Hebt u geen lease bij ons aangevraagd? Dan klopt ook dit adres niet.',
      ],
    });
    expect(plateOf(mail)).toBe(leaseCode);
    for (const hidden of [former, 'bedrij.nl', 'Van der Berg Bouw', '0612345678', 'autos.example']) {
      expect(`${mail.text}${mail.html}`).not.toContain(hidden);
    }
  });
});

describe('formerAddressMail', () => {
  test('says that another address is used and what to do when nobody asked for it', async () => {
    const to = 'fout@bedrij.nl';
    await correctAddress(to, 'fout@bedrijf.nl');
    expectMail(await backend.mailbox.take(to, 'gewijzigd'), {
      to,
      replyTo: 'info@zakenwiel.example',
      subject: 'Het e-mailadres van een leaseaanvraag is gewijzigd',
      contains: [
        'De code die u kreeg, werkt niet meer.',
        'Hebt u zelf een lease bij ons aangevraagd en vroeg u niet om deze wijziging? Bel ons dan meteen op 085 000 00 00 of antwoord op deze e-mail.',
        'Hebt u geen lease aangevraagd? Dan hoeft u niets te doen.',
      ],
    });
  });
});

describe('statusMail', () => {
  const news: [LeaseStatus, LeaseStatus, string, string, string][] = [
    [
      'pending',
      'approved',
      'Uw leaseaanvraag is goedgekeurd',
      'Goed nieuws: de leasemaatschappij heeft uw aanvraag goedgekeurd.',
      'Wij nemen uiterlijk maandag 23 november 2026 om 14.32 uur contact met u op over het contract',
    ],
    [
      'pending',
      'rejected',
      'Uw leaseaanvraag is afgewezen',
      'Helaas kunnen wij deze lease niet voor u regelen. Geen leasemaatschappij waarmee wij werken,',
      'Wilt u weten waarom, of is er iets veranderd?',
    ],
    [
      'approved',
      'completed',
      'Uw leaseaanvraag is afgerond',
      'Alles voor uw lease is geregeld.',
      'U hoeft niets meer te doen.',
    ],
    [
      'rejected',
      'pending',
      'Wij bekijken uw leaseaanvraag opnieuw',
      'Uw aanvraag is weer in behandeling.',
      'U hoort uiterlijk maandag 23 november 2026 om 14.32 uur van ons.',
    ],
  ];

  test.each(news)('from %s to %s: %s', async (from, to, subject, means, next) => {
    expect(NEXT_STATUSES[from]).toContain(to);
    const email = `${from}-${to}@bedrijf.nl`;
    await apply({ email, bedrijfsnaam: 'Bouw <b>& Zn</b>' });
    const leaseCode = await backend.mailbox.takeCode(email, 'ontvangen');
    const [{ id }] = await backend.database
      .query('UPDATE lease_applications SET status = $2 WHERE lease_code = $1 RETURNING id', [
        leaseCode,
        from,
      ])
      .then(([rows]) => rows);
    const note = 'Bel mij <i>even</i>.\n\nGroet, Kees';
    await backend.app.get(ApplicationStatus).change(id, { from, to, note, by: 'kees' });
    const mail = await backend.mailbox.take(email, subject);
    expectMail(mail, {
      to: email,
      replyTo: 'info@zakenwiel.example',
      subject,
      contains: [
        `Op vrijdag 20 november 2026 vroeg u een lease bij ons aan. `,
        means,
        next,
        'Wij vragen nooit om uw code, ook niet telefonisch.',
        'Bel mij <i>even</i>. Groet, Kees',
        `Aanvraagcode ${leaseCode} `,
        'Aanschafprijs (inclusief btw) € 25.000',
      ],
    });
    expect(mail.subject).not.toContain(leaseCode);
    expect(mail.text).toContain(`${PORTAL}/lease-koppelen?code=${leaseCode}`);
    expect(mail.html).not.toMatch(/<[bi]>/);
  });
});
