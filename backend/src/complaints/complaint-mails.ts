import { KLACHT_CATEGORIEEN, type KlachtCategorie, type SiteIdentity } from '@site/contract';
import { workingDaysAfter } from '../dutch-time/working-days.js';
import { longDate } from '../mail/dates.js';
import { type Mail, type MailBlock, part } from '../mail/mail.js';
import type { Complaint } from './complaint.entity.js';

/** Within how many working days a complaint is taken up and the complainant hears from us. */
const WORKING_DAYS = 5;

type Received = Omit<Complaint, 'id' | 'idempotencyKey'>;

function summary(complaint: Received, site: SiteIdentity): MailBlock[] {
  const about = { garage: 'Een garage', partner: 'Een financial partner' }[complaint.klachtType] ?? site.naam;
  return [
    part.facts('Uw klacht in het kort', {
      Klachtnummer: complaint.number,
      'Ontvangen op': longDate(complaint.createdAt),
      'Gaat over': about,
      Garage: complaint.garagenaam,
      Partner: complaint.partnernaam,
      Onderwerp: complaint.klachtOnderwerp,
      Categorie: KLACHT_CATEGORIEEN[complaint.klachtCategorie as KlachtCategorie] ?? '',
    }),
    part.quote('Wat er is gebeurd', complaint.beschrijving),
    ...(complaint.eerderContact ? [part.quote('Eerder contact hierover', complaint.eerderContact)] : []),
    ...(complaint.gewenstUitkomst ? [part.quote('Gewenste uitkomst', complaint.gewenstUitkomst)] : []),
  ];
}

/** To the complainant: number, summary, and the date before which he hears from us. */
export function complaintMail(complaint: Received, site: SiteIdentity): Mail {
  const before = longDate(workingDaysAfter(complaint.createdAt, WORKING_DAYS));
  return {
    to: complaint.email,
    replyTo: site.klachtenEmail,
    subject: 'Wij hebben uw klacht ontvangen',
    preview: `Uiterlijk ${before} nemen wij contact met u op.`,
    blocks: [
      part.paragraph(`Beste ${complaint.naam},`),
      part.paragraph(
        'Wij hebben uw klacht ontvangen. Dit is uw klachtnummer; noem het als u contact met ons opneemt.',
      ),
      part.plate('Uw klachtnummer', complaint.number),
      part.paragraph(
        `Wij nemen uw klacht binnen ${WORKING_DAYS} werkdagen in behandeling en nemen dan persoonlijk contact met u op: uiterlijk ${before}.`,
      ),
      ...summary(complaint, site),
      part.paragraph(
        `Wilt u iets meesturen? Antwoord op deze mail, of stuur het naar ${site.klachtenEmail}.`,
      ),
    ],
  };
}

/** To those who handle complaints. An answer goes to the complainant. */
export function officeComplaintMail(complaint: Received, site: SiteIdentity): Mail {
  const before = longDate(workingDaysAfter(complaint.createdAt, WORKING_DAYS));
  return {
    to: site.klachtenEmail,
    replyTo: complaint.email,
    subject: `Nieuwe klacht: ${complaint.klachtOnderwerp}`,
    preview: `Neem uiterlijk ${before} contact op met ${complaint.naam}.`,
    blocks: [
      part.paragraph(`Neem uiterlijk ${before} contact op met de indiener.`),
      part.facts('De indiener', {
        Naam: complaint.naam,
        'E-mail': complaint.email,
        Telefoon: complaint.telefoon,
        Bedrijf: complaint.bedrijf,
      }),
      ...summary(complaint, site),
    ],
  };
}
