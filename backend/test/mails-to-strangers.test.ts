import { CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import type { ParsedMail } from 'mailparser';
import { Complaint } from '../src/complaints/complaint.entity.js';
import { LeaseApplicationEntity } from '../src/leases/lease-application.entity.js';
import { anOffer } from './an-offer.js';
import { decide, setComplaintStatus } from './decide.js';
import { type LoggedIn, TestBackend } from './test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const LURE = 'KLIK-HIER-VOOR-UW-PRIJS';
/** What somebody who misuses our mails writes. */
const TEXTS = {
  'a link': `${LURE} https://kwaad.example/prijs`,
  'a host with a path': `${LURE} kwaad.example/prijs`,
  'a host with www': `${LURE} www.kwaad.example`,
  markup: `${LURE} <a href="https://kwaad.example">prijs</a>`,
  'a host with a port': `${LURE} kwaad.example:8080`,
  'a host with a query': `${LURE} kwaad.example?prijs=1`,
  'a host between words': 'u wint kwaad.example',
  'an IP address': '1.2.3.4/kwaad.example',
  'a mail address': `${LURE} info@kwaad.example`,
  'a long text': `${LURE} ${'u hebt gewonnen '.repeat(6)}`,
} as const;

/** Is anything of the text in a mail? */
function expectNothingOfIt({ subject, text, html }: ParsedMail): void {
  for (const part of [subject, text, html || '']) {
    expect(part).not.toContain(LURE);
    expect(part).not.toContain('kwaad.example');
  }
}

let count = 0;
const someone = () => `vreemde${++count}@elders.example`;

describe.each(Object.entries(TEXTS))('%s in every field', (_what, text) => {
  const naam = text.slice(0, 100);

  test('of an application is in no mail to the address that was entered, also not when the office decides', async () => {
    const email = someone();
    const reply = await backend.browser().post(
      CALLS.sendLeaseEmail.path,
      anApplication({
        email,
        naam,
        telefoon: text.slice(0, 50),
        bedrijfsnaam: naam,
        voertuigLink: 'https://kwaad.example/bus',
        opmerking: text,
      }),
    );
    expect(reply.status).toBe(200);
    const mail = await backend.mailbox.take(email, 'ontvangen');
    expectNothingOfIt(mail);
    expect(mail.text).toContain('Beste klant,');
    const { leaseCode } = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { email });
    expect(mail.text).toContain(leaseCode);
    await decide(backend, leaseCode, 'approved', 'Stuurt u uw jaarcijfers?');
    const decided = await backend.mailbox.take(email, 'goedgekeurd');
    expectNothingOfIt(decided);
    expect(decided.text).toContain('Stuurt u uw jaarcijfers?');
  });

  test('of a complaint is in no mail to the address that was entered', async () => {
    const email = someone();
    const complaint = aComplaint({
      email,
      naam,
      klachtType: 'garage',
      garagenaam: naam,
      klachtOnderwerp: naam,
      beschrijving: text,
      gewenstUitkomst: text,
      eerderContact: text,
      bedrijf: naam,
    });
    expect((await backend.browser().post(CALLS.complaints.path, complaint)).status).toBe(200);
    const mail = await backend.mailbox.take(email, 'klacht ontvangen');
    expectNothingOfIt(mail);
    const { number } = await backend.database.manager.findOneByOrFail(Complaint, { email });
    expect(mail.text).toContain(number);
    await setComplaintStatus(backend, number, 'in-handling');
    expectNothingOfIt(await backend.mailbox.take(email, 'behandelen uw klacht'));
  });

  test('of a message is in no mail to the address that was entered', async () => {
    const email = someone();
    const message = { name: naam, email, subject: naam, message: text };
    expect((await backend.browser().post(CALLS.contact.path, message)).status).toBe(200);
    expectNothingOfIt(await backend.mailbox.take(email, 'bericht ontvangen'));
  });
});

test('spellings of one domain are one address, with ten confirmations a day', async () => {
  const name = `spelling${++count}`;
  for (const domain of ['elders.example', 'ⓔlders.example', 'elderſ.example', 'elders\ufe0f.example']) {
    for (let i = 0; i < 4; i++) {
      const message = { name: 'Jan', email: `${name}@${domain}`, subject: 'Vraag', message: 'Kan dit?' };
      expect((await backend.browser().post(CALLS.contact.path, message)).status).toBe(200);
    }
  }
  expect(await backend.mailsTo(`${name}@elders.example`)).toHaveLength(10);
});

test('linking applications again and again, with several accounts, causes no more than ten mails a day', async () => {
  const email = someone();
  const codes: string[] = [];
  for (let i = 0; i < 6; i++) {
    await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
    codes.push(await backend.mailbox.takeCode(email, 'ontvangen'));
  }
  const { browser, customer } = await backend.customer('koppelt@bedrijf.example');
  for (const leaseCode of codes)
    await browser.post(CALLS.linkApplication.path, { customerId: customer.id, leaseCode });
  const linked = (await backend.mailsTo(email)).filter(({ subject }) => subject?.includes('gekoppeld'));
  expect(linked).toHaveLength(4);
  for (const mail of linked) expect(mail.text).not.toContain('koppelt@');
});

describe('a customer who enters the address of another', () => {
  const TOELICHTING = TEXTS['a link'];

  async function requestFor({ browser, customer }: LoggedIn, email: string): Promise<void> {
    await browser.post(CALLS.sendLeaseEmail.path, anApplication({ email }));
    const { id } = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, {
      email,
      customerId: customer.id,
      status: 'pending',
    });
    const path = CALLS.requestForApplication.path.replace('{id}', customer.id);
    const asked = { aanvraagId: id, soort: 'intrekken', toelichting: TOELICHTING };
    expect((await browser.post(path, asked)).status).toBe(200);
    const { leaseCode } = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { id });
    await decide(backend, leaseCode, 'withdrawn');
  }

  test('sends that address nothing of what they write, and gets it themselves', async () => {
    const klant = await backend.customer('schrijver@bedrijf.example');
    const email = someone();
    await requestFor(klant, email);
    expectNothingOfIt(await backend.mailbox.take(email, 'intrekken'));
    expect((await backend.mailbox.take(klant.customer.email, 'intrekken')).text).toContain(LURE);
  });

  test('sends that address nothing of what they typed when they agree with an offer', async () => {
    const klant = await backend.customer('akkoord@bedrijf.example');
    const email = someone();
    const telefoon = TEXTS['a host with www'];
    await klant.browser.post(CALLS.sendLeaseEmail.path, anApplication({ email, telefoon }));
    const { leaseCode } = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { email });
    const offerteId = await anOffer(backend, leaseCode);
    const path = CALLS.acceptOffer.path.replace('{id}', klant.customer.id);
    expect((await klant.browser.post(path, { offerteId })).status).toBe(200);
    expectNothingOfIt(await backend.mailbox.take(email, 'Wij bellen u'));
    expect((await backend.mailbox.take(klant.customer.email, 'Wij bellen u')).text).toContain(LURE);
  });

  test('causes no more than ten mails a day to that address, whatever they ask', async () => {
    const klant = await backend.customer('veel@bedrijf.example');
    const email = someone();
    for (let i = 0; i < 6; i++) await requestFor(klant, email);
    const caused = (await backend.mailsTo(email)).filter(({ subject }) => !subject?.includes('ingetrokken'));
    expect(caused).toHaveLength(10);
  });
});
