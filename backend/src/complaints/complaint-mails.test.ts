import { CALLS, type ComplaintBody } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { setComplaintStatus } from '../../test/decide.js';
import { expectMail } from '../../test/expect-mail.js';
import { TestBackend } from '../../test/test-backend.js';

const OFFICE = 'klachten@zakenwiel.example';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  backend.holdClock(new Date('2026-12-22T13:32:00Z'));
});
afterAll(() => backend.stop());

const send = (changes: Partial<ComplaintBody>, browser = backend.browser()) =>
  browser.post(CALLS.complaints.path, aComplaint(changes));

describe('complaintMail', () => {
  test('contains the number and the deadlines, and for a customer the summary', async () => {
    const to = 'anna@bedrijf.nl';
    const { browser } = await backend.customer(to);
    const complaint = {
      naam: 'Anna "<b>Bakker</b>"',
      klachtType: 'garage',
      garagenaam: 'Garage & Zn',
      eerderContact: 'Op maandag gebeld.',
      gewenstUitkomst: 'Mijn bus.',
    } as const;
    await send(complaint, browser);
    const mail = await backend.mailbox.take(to, 'klacht');
    expectMail(mail, {
      to,
      replyTo: OFFICE,
      subject: 'Wij hebben uw klacht ontvangen',
      contains: [
        'Beste Anna "<b>Bakker</b>",',
        'Uw klachtnummer K2026-000001',
        'Met dit nummer en uw e-mailadres ziet u op onze website hoe ver uw klacht is.',
        'Volg uw klacht',
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
    expect(mail.text).toContain('http://localhost:8080/klacht-volgen?nummer=K2026-000001');
    expect(mail.text).toContain('Ik heb <b>drie keer</b> gebeld.\n\nNiemand belde terug.');
    expect(mail.html).not.toContain('<b>');
  });

  test('leaves out what was not filled in', async () => {
    const { browser } = await backend.customer('kort@bedrijf.nl');
    await send({ email: 'kort@bedrijf.nl', klachtCategorie: '' }, browser);
    const { text } = await backend.mailbox.take('kort@bedrijf.nl', 'klacht');
    expect(text).toContain('- Gaat over: Zakenwiel\n- Onderwerp: Niemand belt terug\n\nWat er is gebeurd');
    for (const label of ['Garage', 'Partner', 'Categorie', 'Eerder contact', 'Gewenste uitkomst']) {
      expect(text).not.toContain(label);
    }
  });
});

describe('complaintStatusMail', () => {
  const RECEIVED = new Date('2026-12-22T13:32:00Z');
  afterEach(() => backend.holdClock(RECEIVED));

  async function complain(email: string): Promise<string> {
    await send({ email });
    return backend.mailbox.takeCode(email, 'klacht');
  }

  test('says that the complaint is handled, with the note, the number and a working day', async () => {
    const to = 'behandeld@bedrijf.nl';
    const number = await complain(to);
    await setComplaintStatus(backend, number, 'in-handling', 'Wij bellen <b>morgen</b>\nmet de garage.');
    const mail = await backend.mailbox.take(to, 'Wij behandelen');
    expectMail(mail, {
      to,
      replyTo: OFFICE,
      subject: 'Wij behandelen uw klacht',
      contains: [
        'Beste Anna Bakker, Op dinsdag 22 december 2026 diende u een klacht bij ons in. Wij behandelen uw klacht nu.',
        'Wat wij u daarbij willen zeggen Wij bellen <b>morgen</b> met de garage.',
        // Five working days later: Christmas and the weekend do not count.
        'U hoeft nu niets te doen. U hoort uiterlijk woensdag 30 december 2026 van ons.',
        `Uw klachtnummer ${number}`,
        'Volg uw klacht',
        'bel 085 000 00 00, en noem uw klachtnummer.',
      ],
    });
    expect(mail.text).toContain(`http://localhost:8080/klacht-volgen?nummer=${number}`);
    expect(mail.html).toContain('Wij bellen &lt;b&gt;morgen&lt;/b&gt;');
    for (const hidden of ['Karin', 'drie keer', 'Niemand belt terug']) {
      expect(`${mail.text}${mail.html}`).not.toContain(hidden);
    }
  });

  test('says that the complaint is answered, and what to do when the answer does not help', async () => {
    const to = 'beantwoord@bedrijf.nl';
    await setComplaintStatus(backend, await complain(to), 'answered');
    const mail = await backend.mailbox.take(to, 'beantwoord');
    expectMail(mail, {
      to,
      replyTo: OFFICE,
      subject: 'Uw klacht is beantwoord',
      contains: [
        'Wij hebben uw klacht beantwoord. Bent u het niet eens met ons antwoord? Antwoord dan op deze e-mail en vraag om een tweede beoordeling.',
        'Bent u het daarna nog niet eens met de uitkomst, dan kunt u naar de rechter.',
      ],
    });
    expect(mail.text).not.toContain('Kifid');
    expect(mail.text).not.toMatch(/Wat wij u daarbij|uiterlijk/);
  });

  test('names the disputes committee when the complaint is about a financial partner', async () => {
    const to = 'over-partner@bedrijf.nl';
    await send({ email: to, klachtType: 'partner', partnernaam: 'Noord Lease' });
    await setComplaintStatus(backend, await backend.mailbox.takeCode(to, 'klacht'), 'answered');
    const { text } = await backend.mailbox.take(to, 'beantwoord');
    expect(text).toContain('bij welke geschillencommissie zij is aangesloten, bijvoorbeeld Kifid.');
  });

  test('promises no day that is over, and none when the complaint was answered before', async () => {
    const late = await complain('laat@bedrijf.nl');
    const again = await complain('opnieuw@bedrijf.nl');
    await setComplaintStatus(backend, again, 'answered');
    await setComplaintStatus(backend, again, 'in-handling');
    backend.holdClock(new Date('2026-12-31T08:00:00Z'));
    await setComplaintStatus(backend, late, 'in-handling');
    for (const to of ['laat@bedrijf.nl', 'opnieuw@bedrijf.nl']) {
      const { text } = await backend.mailbox.take(to, 'Wij behandelen');
      expect(text).toContain('U hoort zo snel mogelijk van ons.');
      expect(text).not.toContain('uiterlijk');
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
