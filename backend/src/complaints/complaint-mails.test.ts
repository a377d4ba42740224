import { CALLS, type ComplaintBody } from '@site/contract';
import { aComplaint } from '../../test/complaint.js';
import { expectMail } from '../../test/expect-mail.js';
import { TestBackend } from '../../test/test-backend.js';

const OFFICE = 'klachten@zakenwiel.example';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  backend.holdClock(new Date('2026-12-22T13:32:00Z'));
});
afterAll(() => backend.stop());

const send = (changes: Partial<ComplaintBody>) =>
  backend.browser().post(CALLS.complaints.path, aComplaint(changes));

describe('complaintMail', () => {
  test('contains the number, the summary and the deadlines', async () => {
    const to = 'anna@bedrijf.nl';
    await send({
      naam: 'Anna "<b>Bakker</b>"',
      klachtType: 'garage',
      garagenaam: 'Garage & Zn',
      eerderContact: 'Op maandag gebeld.',
      gewenstUitkomst: 'Mijn bus.',
    });
    const mail = await backend.mailbox.take(to, 'klacht');
    expectMail(mail, {
      to,
      replyTo: OFFICE,
      subject: 'Wij hebben uw klacht ontvangen',
      contains: [
        'Beste Anna "<b>Bakker</b>",',
        'Uw klachtnummer K2026-000001',
        'Bevestiging met deze e-mail',
        'In behandeling uiterlijk woensdag 30 december 2026',
        'Persoonlijk contact uiterlijk woensdag 30 december 2026',
        'Ontvangen op dinsdag 22 december 2026',
        'Gaat over Een garage Garage Garage & Zn',
        'Onderwerp Niemand belt terug Categorie Communicatie',
        'Wat er is gebeurd Ik heb <b>drie keer</b> gebeld. Niemand belde terug.',
        'Eerder contact hierover Op maandag gebeld.',
        'Gewenste uitkomst Mijn bus.',
        'Antwoord op deze e-mail en noem uw klachtnummer.',
      ],
    });
    expect(mail.text).toContain('    K2026-000001\n');
    expect(mail.text).toContain('Ik heb <b>drie keer</b> gebeld.\n\nNiemand belde terug.');
    expect(mail.html).not.toContain('<b>');
  });

  test('leaves out what was not filled in', async () => {
    await send({ email: 'kort@bedrijf.nl', klachtCategorie: '' });
    const { text } = await backend.mailbox.take('kort@bedrijf.nl', 'klacht');
    expect(text).toContain('- Gaat over: Zakenwiel\n- Onderwerp: Niemand belt terug\n\nWat er is gebeurd');
    for (const label of ['Garage', 'Partner', 'Categorie', 'Eerder contact', 'Gewenste uitkomst']) {
      expect(text).not.toContain(label);
    }
  });
});

describe('officeComplaintMail', () => {
  test('contains the complainant, the complaint and the deadlines for the complaints department', async () => {
    await send({
      email: 'klager@bedrijf.nl',
      klachtType: 'partner',
      partnernaam: 'Bank <i>',
      klachtOnderwerp: 'Te laat\r\nBcc: dief@kwaad.nl',
    });
    const mail = await backend.mailbox.take(OFFICE, 'Te laat');
    expectMail(mail, {
      to: OFFICE,
      replyTo: 'klager@bedrijf.nl',
      subject: 'Nieuwe klacht: Te laat Bcc: dief@kwaad.nl',
      contains: [
        'Neem de klacht uiterlijk woensdag 30 december 2026 in behandeling en neem uiterlijk woensdag 30 december 2026 contact op met de indiener.',
        'Naam Anna Bakker E-mail klager@bedrijf.nl Telefoon 0612345678',
        'Klachtnummer K2026-',
        'Gaat over Een financial partner Partner Bank <i>',
      ],
    });
    expect(mail.html).toContain('Bank &lt;i&gt;');
  });
});
