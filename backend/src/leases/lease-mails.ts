import { BELOFTEN, euros, type SiteIdentity } from '@site/contract';
import { longDate } from '../mail/dates.js';
import { type Mail, type MailBlock, part } from '../mail/mail.js';
import type { LeaseApplicationEntity } from './lease-application.entity.js';

type Application = Omit<LeaseApplicationEntity, 'id' | 'status' | 'customerId' | 'idempotencyKey'>;

/** What was applied for. */
function summary(application: Application): MailBlock {
  const { aanschafprijs, aanbetaling, slottermijn } = application;
  return part.facts('De aanvraag in het kort', {
    Voertuig: application.voertuigLink,
    'Aanschafprijs (inclusief btw)': euros(aanschafprijs),
    Aanbetaling: aanbetaling > 0 ? euros(aanbetaling) : 'geen',
    'Te financieren': euros(aanschafprijs - aanbetaling),
    Slottermijn: slottermijn > 0 ? euros(slottermijn) : 'geen',
    Looptijd: `${application.looptijd} maanden`,
  });
}

function applicant(application: Application): MailBlock {
  return part.facts('De aanvrager', {
    Naam: application.naam,
    'E-mail': application.email,
    Telefoon: application.telefoon,
    Bedrijf: application.bedrijfsnaam,
    'KvK-nummer': application.kvkNummer,
  });
}

/** To the applicant: the application came in, and this is its code. `linked`: it is in his account already. */
export function applicationMail(application: Application, linked: boolean, site: SiteIdentity): Mail {
  const next = linked
    ? [
        part.paragraph('De aanvraag staat al in uw account. U vindt hem bij uw leaseaanvragen.'),
        part.button('Naar mijn aanvragen', `${site.url}/klant/lease-aanvragen`),
      ]
    : [
        part.paragraph(
          'Met deze code zet u de aanvraag in uw account. Hebt u nog geen account? Dat maakt u met uw e-mailadres.',
        ),
        part.button('Aanvraag koppelen', `${site.url}/klant/lease-koppelen`),
        part.paragraph(`Een account maken: ${site.url}/login/klant`),
      ];
  return {
    to: application.email,
    subject: 'Wij hebben uw leaseaanvraag ontvangen',
    preview: `Op werkdagen hoort u binnen ${BELOFTEN.reactieUren} uur van ons.`,
    blocks: [
      part.paragraph(`Beste ${application.naam},`),
      part.paragraph(
        `Dank u voor uw aanvraag. Op werkdagen hoort u binnen ${BELOFTEN.reactieUren} uur van ons. Dit is de code van uw aanvraag.`,
      ),
      part.plate('De code van uw aanvraag', application.leaseCode),
      ...next,
      summary(application),
      part.paragraph(`Klopt er iets niet? Antwoord op deze mail of bel ${site.telefoon}.`),
    ],
  };
}

/** To the office: a new application. */
export function officeApplicationMail(application: Application, office: string): Mail {
  return {
    to: office,
    replyTo: application.email,
    subject: `Nieuwe leaseaanvraag van ${application.bedrijfsnaam}`,
    preview: `Van ${application.naam}. Antwoord op deze e-mail om te reageren.`,
    blocks: [
      part.paragraph(`Ontvangen op ${longDate(application.createdAt)}, code ${application.leaseCode}.`),
      applicant(application),
      summary(application),
    ],
  };
}

/** To the applicant: somebody put the application in an account. */
export function linkedMail(application: Application, account: string, site: SiteIdentity): Mail {
  return {
    to: application.email,
    subject: 'Uw leaseaanvraag is gekoppeld aan een account',
    preview: 'Hebt u dit niet zelf gedaan? Laat het ons dan weten.',
    blocks: [
      part.paragraph(
        `Uw aanvraag van ${longDate(application.createdAt)} is met de code gekoppeld aan het account van ${account}.`,
      ),
      part.button('Naar mijn aanvragen', `${site.url}/klant/lease-aanvragen`),
      part.paragraph(`Hebt u dit niet gedaan? Bel ons dan op ${site.telefoon} of antwoord op deze mail.`),
    ],
  };
}
