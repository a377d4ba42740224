import { KLACHT_CATEGORIEEN, KLACHT_DERDEN, type KlachtCategorie, type SiteIdentity } from '@site/contract';
import { longDate } from '../mail/dates.js';
import { block, type Mail, type MailBlock } from '../mail/mail.js';
import type { Complaint } from './complaint.entity.js';
import { contactDeadline, handlingDeadline } from './complaint-deadlines.js';

type Received = Omit<Complaint, 'id' | 'idempotencyKey'>;

function summary(complaint: Received, site: SiteIdentity): MailBlock[] {
  const about = KLACHT_DERDEN[complaint.klachtType as keyof typeof KLACHT_DERDEN] ?? site.naam;
  return [
    block.facts('De klacht in het kort', {
      Klachtnummer: complaint.number,
      'Ontvangen op': longDate(complaint.createdAt),
      'Gaat over': about,
      Garage: complaint.garagenaam,
      Partner: complaint.partnernaam,
      Onderwerp: complaint.klachtOnderwerp,
      Categorie: KLACHT_CATEGORIEEN[complaint.klachtCategorie as KlachtCategorie] ?? '',
    }),
    block.quote('Wat er is gebeurd', complaint.beschrijving),
    ...(complaint.eerderContact ? [block.quote('Eerder contact hierover', complaint.eerderContact)] : []),
    ...(complaint.gewenstUitkomst ? [block.quote('Gewenste uitkomst', complaint.gewenstUitkomst)] : []),
  ];
}

/** To the complainant: number, summary and deadlines. */
export function complaintMail(complaint: Received, site: SiteIdentity): Mail {
  return {
    to: complaint.email,
    replyTo: site.klachtenEmail,
    subject: 'Wij hebben uw klacht ontvangen',
    preview: `Uiterlijk ${longDate(contactDeadline(complaint))} nemen wij persoonlijk contact met u op.`,
    blocks: [
      block.paragraph(`Beste ${complaint.naam},`),
      block.paragraph(
        'Vervelend dat er iets niet goed is gegaan. Wij zoeken uit wat er is gebeurd. Dit is uw klachtnummer. Noem het als u contact met ons opneemt.',
      ),
      block.plate('Uw klachtnummer', complaint.number),
      block.facts('Dit doen wij met uw klacht', {
        Bevestiging: 'met deze e-mail',
        'In behandeling': `uiterlijk ${longDate(handlingDeadline(complaint))}`,
        'Persoonlijk contact': `uiterlijk ${longDate(contactDeadline(complaint))}`,
      }),
      block.paragraph('Wij bellen of mailen u over de uitkomst en over hoe het verder gaat.'),
      ...summary(complaint, site),
      block.paragraph(
        'Wilt u foto’s of brieven meesturen, of klopt er iets niet? Antwoord op deze e-mail en noem uw klachtnummer.',
      ),
    ],
  };
}

/** To the complaints department; replies go to the complainant. */
export function officeComplaintMail(complaint: Received, site: SiteIdentity): Mail {
  return {
    to: site.klachtenEmail,
    replyTo: complaint.email,
    subject: `Nieuwe klacht: ${complaint.klachtOnderwerp}`,
    preview: `Neem uiterlijk ${longDate(contactDeadline(complaint))} contact op met ${complaint.naam}.`,
    blocks: [
      block.paragraph(
        `Neem de klacht uiterlijk ${longDate(handlingDeadline(complaint))} in behandeling en neem uiterlijk ${longDate(contactDeadline(complaint))} contact op met de indiener. Uw antwoord op deze e-mail gaat naar de indiener.`,
      ),
      block.facts('De indiener', {
        Naam: complaint.naam,
        'E-mail': complaint.email,
        Telefoon: complaint.telefoon,
        Bedrijf: complaint.bedrijf,
      }),
      ...summary(complaint, site),
    ],
  };
}
