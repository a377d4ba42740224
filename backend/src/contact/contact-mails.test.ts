import { CALLS } from '@site/contract';
import { expectMail } from '../../test/expect-mail.js';
import { TestBackend } from '../../test/test-backend.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessages } from './contact-messages.js';

const OFFICE = 'kantoor@zakenwiel.example';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE_EMAIL: OFFICE });
});
afterAll(() => backend.stop());

const send = (changes: object) =>
  backend.browser().post(CALLS.contact.path, {
    name: 'Anna <b>Bakker</b>',
    email: 'anna@bedrijf.nl',
    subject: 'Vraag over "btw" & {{prijs}}',
    message: 'Hoe zit het\n\nmet de <i>btw</i>?',
    ...changes,
  });

describe('officeContactMail', () => {
  test('contains the message, with replies to the sender', async () => {
    backend.holdClock(new Date('2026-11-20T13:32:00Z'));
    await send({});
    const mail = await backend.mailbox.take(OFFICE, 'Bericht');
    expectMail(mail, {
      to: OFFICE,
      replyTo: 'anna@bedrijf.nl',
      subject: 'Bericht via de website: Vraag over "btw" & {{prijs}}',
      contains: [
        'Antwoord uiterlijk maandag 23 november 2026 om 14.32 uur. Uw antwoord op deze e-mail gaat naar de afzender.',
        'Naam Anna <b>Bakker</b> E-mail anna@bedrijf.nl Onderwerp Vraag over "btw" & {{prijs}}',
        'Ontvangen op vrijdag 20 november 2026 om 14.32 uur',
        'Hoe zit het met de <i>btw</i>? Hebt u geantwoord? staff messages set-status ',
      ],
    });
    expect(mail.text).toContain('Hoe zit het\n\nmet de <i>btw</i>?');
    expect(mail.html).toContain('Hoe zit het\n\nmet de &lt;i&gt;btw&lt;/i&gt;?');
    expect(mail.html).not.toContain('<b>');
  });

  test('gets no additional headers from line breaks in a name or a subject', async () => {
    await send({ name: 'Anna\r\nBcc: a@b.nl', subject: 'Hoi\r\n\r\nBcc: c@d.nl', email: 'regel@bedrijf.nl' });
    const mail = await backend.mailbox.take(OFFICE, 'Hoi');
    expectMail(mail, {
      to: OFFICE,
      replyTo: 'regel@bedrijf.nl',
      subject: 'Bericht via de website: Hoi Bcc: c@d.nl',
      contains: ['Naam Anna Bcc: a@b.nl'],
    });
  });
});

describe('contactConfirmationMail', () => {
  test('states the deadline for an answer, and does not repeat the message', async () => {
    backend.holdClock(new Date('2026-11-20T13:32:00Z'));
    await send({ email: 'bevestig@bedrijf.nl' });
    const mail = await backend.mailbox.take('bevestig@bedrijf.nl', 'bericht');
    expectMail(mail, {
      to: 'bevestig@bedrijf.nl',
      replyTo: 'info@zakenwiel.example',
      subject: 'Wij hebben uw bericht ontvangen',
      contains: [
        'Beste klant,',
        'Op werkdagen antwoorden wij binnen 24 uur. U krijgt dus uiterlijk maandag 23 november 2026 om 14.32 uur antwoord.',
        'bel ons op 085 000 00 00',
        'Maandag tot en met vrijdag van 10.00 tot 17.00 uur, in het weekend gesloten.',
      ],
    });
    expect(mail.text).not.toContain('btw');
    expect(mail.html).toContain('href="http://localhost:8080/faq"');
  });

  test.each([
    ['a Saturday', '2026-11-21T09:00:00Z', 'maandag 23 november 2026'],
    ['a Thursday night', '2026-11-19T23:30:00Z', 'vrijdag 20 november 2026'],
    ['a Friday evening', '2026-11-20T19:15:00Z', 'maandag 23 november 2026'],
    ['the day before Christmas', '2026-12-24T15:00:00Z', 'maandag 28 december 2026 om 16.00 uur'],
    ['a summer Monday', '2026-07-06T08:15:00Z', 'dinsdag 7 juli 2026 om 10.15 uur'],
  ])('counts the 24 hours on working days from %s', async (_day, now, before) => {
    backend.holdClock(new Date(now));
    const email = `dag${now.slice(0, 10)}-${before.length}@bedrijf.nl`;
    await send({ email });
    const { text } = await backend.mailbox.take(email, 'bericht');
    expect(text).toContain(`U krijgt dus uiterlijk ${before} antwoord.`);
  });
});

describe('messageAnswerMail', () => {
  test('has the words of the office and the message, with replies to the office', async () => {
    backend.holdClock(new Date('2026-11-20T13:32:00Z'));
    await send({ email: 'antwoord@bedrijf.nl' });
    const { id } = await backend.database.manager.findOneByOrFail(ContactMessage, {
      email: 'antwoord@bedrijf.nl',
    });
    const answer = 'Beste Anna,\n\nBtw telt niet mee.\n\nMet vriendelijke groet,\nKarin';
    await backend.app.get(ContactMessages).answer(id, { answer, by: 'Karin' });
    const mail = await backend.mailbox.take('antwoord@bedrijf.nl', 'Antwoord');
    expectMail(mail, {
      to: 'antwoord@bedrijf.nl',
      replyTo: 'info@zakenwiel.example',
      subject: 'Antwoord op uw bericht: Vraag over "btw" & {{prijs}}',
      contains: [
        'Beste Anna, Btw telt niet mee. Met vriendelijke groet, Karin',
        'Uw bericht van vrijdag 20 november 2026 Hoe zit het met de <i>btw</i>?',
        'Hebt u nog een vraag? Antwoord op deze e-mail of bel 085 000 00 00.',
      ],
    });
    expect(mail.text).toContain('Met vriendelijke groet,\nKarin');
    expect(mail.html).not.toContain('<i>');
  });
});
