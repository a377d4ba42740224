import { KLACHT_CATEGORIEEN, type KlachtCategorie, type SiteIdentity } from '@site/contract';
import { longDate } from '../mail/dates.js';
import { type Mail, type MailBlock, part } from '../mail/mail.js';
import type { Complaint } from './complaint.entity.js';
import { contactBefore, takenUpBefore } from './complaint-terms.js';

type Received = Omit<Complaint, 'id' | 'idempotencyKey'>;

function summary(complaint: Received, site: SiteIdentity): MailBlock[] {
  const about = { garage: 'Een garage', partner: 'Een financial partner' }[complaint.klachtType] ?? site.naam;
  return [
    part.facts('De klacht in het kort', {
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

/** To the complainant: number, summary, and the dates by which what happens. */
export function complaintMail(complaint: Received, site: SiteIdentity): Mail {
  return {
    to: complaint.email,
    replyTo: site.klachtenEmail,
    subject: 'Wij hebben uw klacht ontvangen',
    preview: `Uiterlijk ${longDate(contactBefore(complaint))} nemen wij persoonlijk contact met u op.`,
    blocks: [
      part.paragraph(`Beste ${complaint.naam},`),
      part.paragraph(
        'Vervelend dat er iets niet goed is gegaan. Wij zoeken uit wat er is gebeurd. Dit is uw klachtnummer. Noem het als u contact met ons opneemt.',
      ),
      part.plate('Uw klachtnummer', complaint.number),
      part.facts('Dit doen wij met uw klacht', {
        Bevestiging: 'met deze e-mail',
        'In behandeling': `uiterlijk ${longDate(takenUpBefore(complaint))}`,
        'Persoonlijk contact': `uiterlijk ${longDate(contactBefore(complaint))}`,
      }),
      part.paragraph('Wij bellen of mailen u over de uitkomst en over hoe het verder gaat.'),
      ...summary(complaint, site),
      part.paragraph(
        'Wilt u foto’s of brieven meesturen, of klopt er iets niet? Antwoord op deze e-mail en noem uw klachtnummer.',
      ),
    ],
  };
}

/** To those who handle complaints. An answer goes to the complainant. */
export function officeComplaintMail(complaint: Received, site: SiteIdentity): Mail {
  return {
    to: site.klachtenEmail,
    replyTo: complaint.email,
    subject: `Nieuwe klacht: ${complaint.klachtOnderwerp}`,
    preview: `Neem uiterlijk ${longDate(contactBefore(complaint))} contact op met ${complaint.naam}.`,
    blocks: [
      part.paragraph(
        `Neem de klacht uiterlijk ${longDate(takenUpBefore(complaint))} in behandeling en neem uiterlijk ${longDate(contactBefore(complaint))} contact op met de indiener. Uw antwoord op deze e-mail gaat naar de indiener.`,
      ),
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
