import { STANDAARD_IDENTITEIT as SITE } from '@site/contract';
import { DOCUMENTEN } from '@site/contract/facts';
import type { Mail } from '../mail/mail.js';
import { renderMail } from '../mail/render-mail.js';
import { sentMail } from '../mail/sent-mail.js';
import { askedMail, completeMail, infectedMail, refusedMail } from './document-mails.js';

const APPLICATION = {
  leaseCode: 'K7WPX4M',
  naam: 'Fatima El Amrani',
  bedrijfsnaam: 'Bakkerij El Amrani',
  email: 'fatima@bakkerij.nl',
  telefoon: '0612345678',
  voertuigLink: 'https://autos.example/bus',
  customerId: 'klant',
};
const OWNER = { address: 'fatima@bakkerij.nl', isAccount: true };
const STRANGER = { address: 'fatima@bakkerij.nl', isAccount: false };
const ID = { soort: 'identiteitsbewijs', naam: DOCUMENTEN.identiteitsbewijs, toelichting: '' } as const;
const BANK = { soort: 'bankafschriften', naam: DOCUMENTEN.bankafschriften, toelichting: '' } as const;

const textOf = (mail: Mail) => renderMail(sentMail(mail), SITE).text;

describe('askedMail', () => {
  test('names what is asked, and where it is sent safely', () => {
    const text = textOf(askedMail(APPLICATION, { documents: [ID, BANK], note: 'Graag.', to: OWNER }, SITE));
    expect(text).toMatch(/zoals uw rijbewijs[\s\S]*Bankafschriften[\s\S]*Graag\.[\s\S]*klant\/documenten/);
    expect(text).toContain('Stuur ze niet per e-mail.');
  });

  test('says how to copy an identity document, when one is asked', () => {
    const asking = (...documents: (typeof ID | typeof BANK)[]) =>
      textOf(askedMail(APPLICATION, { documents, note: '', to: OWNER }, SITE));
    expect(asking(BANK, ID)).toContain('bsn en pasfoto onleesbaar');
    expect(asking(BANK)).not.toContain('bsn');
  });

  test('leads an applicant without an account to one, and repeats no address that was typed', () => {
    const stranger = { ...APPLICATION, customerId: null };
    const text = textOf(askedMail(stranger, { documents: [BANK], note: '', to: STRANGER }, SITE));
    expect(text).toContain('/klant/lease-koppelen?code=K7WPX4M');
    expect(text).not.toContain('autos.example');
  });
});

describe('refusedMail', () => {
  test('says which document and why', () => {
    const text = textOf(refusedMail(APPLICATION, { ...BANK, toelichting: 'Mei ontbreekt.' }, OWNER, SITE));
    expect(text).toMatch(/Bankafschriften[\s\S]*Mei ontbreekt\./);
  });
});

describe('infectedMail', () => {
  test('says that the file was deleted and what to do', () => {
    const text = textOf(infectedMail(APPLICATION, BANK, { naam: 'mei.pdf' }, OWNER, SITE));
    expect(text).toMatch(/een virus[\s\S]*meteen verwijderd[\s\S]*mei\.pdf/);
  });
});

describe('completeMail', () => {
  test('tells the office how to see the documents, and who to answer', () => {
    const mail = completeMail(APPLICATION, [ID, BANK], 'kantoor@zakenwiel.example');
    expect([mail.to, mail.replyTo]).toEqual(['kantoor@zakenwiel.example', 'fatima@bakkerij.nl']);
    expect(textOf(mail)).toMatch(/zoals uw rijbewijs[\s\S]*staff documents show K7WPX4M/);
  });
});
