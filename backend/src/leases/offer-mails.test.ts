import { CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { anOffer } from '../../test/an-offer.js';
import { expectMail } from '../../test/expect-mail.js';
import { TestBackend } from '../../test/test-backend.js';
import { LeaseApplicationEntity } from './lease-application.entity.js';
import { Offers } from './offers.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  backend.holdClock(FRIDAY);
});
afterAll(() => backend.stop());

const FRIDAY = new Date('2026-11-20T13:32:00Z');
const OFFICE = 'info@zakenwiel.example';
const FIGURES = [
  'Voertuig Volkswagen Caddy uit 2023',
  'Leasemaatschappij Noord Lease',
  'Per maand € 412',
  'Looptijd 60 maanden',
  'Aanschafprijs (inclusief btw) € 25.000',
  'Aanbetaling € 5.000',
  'Slottermijn geen',
  'U betaalt in totaal € 29.720',
  'Effectieve rente per jaar 9%',
  'Eenmalige kosten (exclusief btw) € 250, niet in het totaal',
  'Geldig tot en met dinsdag 1 december 2026',
];
const MEANING = [
  'De definitieve offerte wordt pas bindend als u die bij de leasemaatschappij ondertekent.',
  'Dan betaalt u één keer € 250 exclusief btw voor administratie en bemiddeling. Annuleert u daarna nog, dan komt daar € 750 exclusief btw bij.',
];

describe('offerMail', () => {
  test('contains the offer, what it means and how to agree before it lapses', async () => {
    const to = 'jan@bedrijf.nl';
    const { browser } = await backend.customer(to);
    await browser.post(CALLS.leaseApplication.path, anApplication());
    const leaseCode = await backend.mailbox.takeCode(to, 'leaseaanvraag');
    await anOffer(backend, leaseCode, { toelichting: 'De prijs van de inruil is er <al> af.' });
    const mail = await backend.mailbox.take(to, 'offerte');
    expectMail(mail, {
      to,
      replyTo: OFFICE,
      subject: 'Uw leaseofferte staat klaar',
      contains: [
        'Beste Jan van der Berg,',
        `Voor uw aanvraag ${leaseCode} van Van der Berg Bouw hebben wij een offerte van Noord Lease: € 412 per maand.`,
        ...FIGURES,
        'De prijs van de inruil is er <al> af.',
        'De offerte is gratis en verplicht u tot niets.',
        ...MEANING,
        'Klik dan uiterlijk dinsdag 1 december 2026 in uw account op ‘Akkoord, bel mij’.',
        'Doet u niets, dan vervalt de offerte vanzelf.',
      ],
    });
    expect(mail.text).toContain('http://localhost:8080/klant/lease-aanvragen');
    expect(mail.text).toContain('http://localhost:8080/juridisch?section=disclaimer#algemene-voorwaarden');
  });

  test('has its own subject when it replaces an offer, and says which', async () => {
    const to = 'nieuwer@bedrijf.nl';
    const { browser } = await backend.customer(to);
    await browser.post(CALLS.leaseApplication.path, anApplication());
    const leaseCode = await backend.mailbox.takeCode(to, 'leaseaanvraag');
    await anOffer(backend, leaseCode, { maandbedrag: 412.5 });
    backend.travel(60);
    await anOffer(backend, leaseCode, { maandbedrag: 399, kosten: 0 });
    expectMail(await backend.mailbox.take(to, 'nieuwe leaseofferte'), {
      to,
      replyTo: OFFICE,
      subject: 'Uw nieuwe leaseofferte staat klaar',
      contains: [
        'Deze offerte komt in plaats van onze offerte van vrijdag 20 november 2026 (€ 412,50 per maand). Die geldt niet meer.',
        'Per maand € 399',
        'Eenmalige kosten (exclusief btw) geen',
        'Voor administratie en bemiddeling betaalt u niets.',
      ],
    });
  });

  test('leads an applicant without an account to linking the application', async () => {
    const email = 'zonder@bedrijf.nl';
    await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
    const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
    await anOffer(backend, leaseCode);
    const mail = await backend.mailbox.take(email, 'offerte');
    expect(mail.text).toContain(`http://localhost:8080/klant/lease-koppelen?code=${leaseCode}`);
  });

  test('repeats the vehicle that was typed to the owner of the account only', async () => {
    const voertuigLink = 'https://bel-meteen.example/';
    const { browser } = await backend.customer('eigen@bedrijf.nl');
    for (const [email, path, sender] of [
      ['eigen@bedrijf.nl', CALLS.leaseApplication.path, browser],
      ['vreemd@bedrijf.nl', CALLS.sendLeaseEmail.path, backend.browser()],
    ] as const) {
      await sender.post(path, anApplication({ email, voertuigLink }));
      await anOffer(backend, await backend.mailbox.takeCode(email, 'leaseaanvraag'), {
        voertuig: voertuigLink,
      });
    }
    expect((await backend.mailbox.take('eigen@bedrijf.nl', 'offerte')).text).toContain(voertuigLink);
    const { text } = await backend.mailbox.take('vreemd@bedrijf.nl', 'offerte');
    expect(text).toContain('Noord Lease');
    expect(text).not.toContain('bel-meteen');
  });
});

/** A customer who agreed with an offer. @returns the code of the application */
async function agreed(to: string, bedrijfsnaam = 'Van der Berg Bouw'): Promise<string> {
  const { browser, customer } = await backend.customer(to);
  await browser.post(CALLS.leaseApplication.path, anApplication({ bedrijfsnaam }));
  const leaseCode = await backend.mailbox.takeCode(to, 'leaseaanvraag');
  const offerteId = await anOffer(backend, leaseCode);
  await browser.post(CALLS.acceptOffer.path.replace('{id}', customer.id), { offerteId });
  return leaseCode;
}

describe('acceptedMail', () => {
  test('says by when the customer is called, about which offer', async () => {
    const to = 'akkoord@bedrijf.nl';
    const leaseCode = await agreed(to);
    expectMail(await backend.mailbox.take(to, 'Wij bellen u'), {
      to,
      replyTo: OFFICE,
      subject: 'Wij bellen u over uw leaseofferte',
      contains: [
        `U vroeg ons op vrijdag 20 november 2026 om u te bellen over de offerte voor uw aanvraag ${leaseCode}.`,
        'Wij bellen u uiterlijk maandag 23 november 2026',
        ...FIGURES,
        'Houd dit bij de hand Uw rijbewijs Uw bankpas Een bewijs van uw bedrijf, zoals uw KvK-nummer',
        ...MEANING,
        'Bedenkt u zich?',
      ],
    });
  });
});

describe('withdrawnMail', () => {
  test('says which offer ended, and that nothing is to be paid', async () => {
    const to = 'ingetrokken@bedrijf.nl';
    const { browser } = await backend.customer(to);
    await browser.post(CALLS.leaseApplication.path, anApplication());
    const leaseCode = await backend.mailbox.takeCode(to, 'leaseaanvraag');
    await anOffer(backend, leaseCode);
    const { id } = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { leaseCode });
    await backend.app.get(Offers).withdraw(id, { note: 'De bus is <al> verkocht.', by: 'Karin' });
    expectMail(await backend.mailbox.take(to, 'ingetrokken'), {
      to,
      replyTo: OFFICE,
      subject: 'Wij hebben uw leaseofferte ingetrokken',
      contains: [
        `Onze offerte van vrijdag 20 november 2026 voor uw aanvraag ${leaseCode} geldt niet meer.`,
        'U hoeft niets te doen en u betaalt niets.',
        'De bus is <al> verkocht.',
        'Per maand € 412',
      ],
    });
  });
});

describe('reminderMail', () => {
  test('contains the offer and how to agree on its last days', async () => {
    const to = 'herinnering@bedrijf.nl';
    const { browser } = await backend.customer(to);
    await browser.post(CALLS.leaseApplication.path, anApplication());
    const leaseCode = await backend.mailbox.takeCode(to, 'leaseaanvraag');
    await anOffer(backend, leaseCode);
    backend.holdClock(new Date('2026-11-30T07:30:00Z'));
    const [, , remind] = backend.scheduled.find(([task]) => task === 'offer-reminders') ?? [];
    await remind?.(undefined);
    backend.holdClock(FRIDAY);
    expectMail(await backend.mailbox.take(to, 'verloopt bijna'), {
      to,
      replyTo: OFFICE,
      subject: 'Uw leaseofferte verloopt bijna',
      contains: [
        `Op vrijdag 20 november 2026 kreeg u een offerte voor uw aanvraag ${leaseCode}. Die is nog geldig tot en met dinsdag 1 december 2026.`,
        ...FIGURES,
        'Klik dan uiterlijk dinsdag 1 december 2026 in uw account op ‘Akkoord, bel mij’.',
      ],
    });
  });
});

describe('officeAcceptedMail', () => {
  test('asks the office to call the customer, who gets the replies', async () => {
    const customer = 'bel-mij@bedrijf.nl';
    const leaseCode = await agreed(customer, 'Bakker Bol');
    expectMail(await backend.mailbox.take(OFFICE, 'Akkoord met de offerte: bel Bakker Bol'), {
      to: OFFICE,
      replyTo: customer,
      subject: 'Akkoord met de offerte: bel Bakker Bol',
      contains: [
        `vroeg op vrijdag 20 november 2026 om gebeld te worden over de offerte voor aanvraag ${leaseCode}.`,
        'Bel uiterlijk maandag 23 november 2026',
        ...FIGURES,
      ],
    });
  });
});
