import { BELOFTEN, euros, type LeaseStatus, type SiteIdentity } from '@site/contract';
import { longDate } from '../mail/dates.js';
import { type Mail, type MailBlock, part } from '../mail/mail.js';
import type { LeaseApplicationEntity } from './lease-application.entity.js';

type Application = Omit<LeaseApplicationEntity, 'id' | 'status' | 'customerId' | 'idempotencyKey'>;
type Decided = Pick<LeaseApplicationEntity, 'status' | 'customerId'> & Application;

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

/** What each status means for the customer, and what happens next. */
const STATUS_NEWS: Readonly<
  Record<LeaseStatus, Pick<Mail, 'subject' | 'preview'> & { means: string; next: string }>
> = {
  pending: {
    subject: 'Wij bekijken uw leaseaanvraag opnieuw',
    preview: 'Uw aanvraag is weer in behandeling.',
    means: 'Uw aanvraag is weer in behandeling. Wij kijken er nog een keer naar.',
    next: `U hoeft nu niets te doen. Op werkdagen hoort u binnen ${BELOFTEN.reactieUren} uur van ons.`,
  },
  approved: {
    subject: 'Uw leaseaanvraag is goedgekeurd',
    preview: 'Wij nemen contact met u op over het contract en de levering.',
    means: 'Goed nieuws: uw aanvraag is goedgekeurd.',
    next: 'Wij nemen contact met u op over het contract en de levering. Houd een geldig identiteitsbewijs bij de hand. U zit nergens aan vast tot u het contract hebt getekend.',
  },
  rejected: {
    subject: 'Uw leaseaanvraag is afgewezen',
    preview: 'Helaas kunnen wij deze lease niet voor u regelen.',
    means: 'Wij hebben uw aanvraag bekeken. Helaas kunnen wij deze lease niet voor u regelen.',
    next: 'Wilt u weten waarom, of is er iets veranderd? Antwoord op deze mail of bel ons. Dan kijken wij samen wat wel kan, bijvoorbeeld een hogere aanbetaling of een ander voertuig.',
  },
  completed: {
    subject: 'Uw leaseaanvraag is afgerond',
    preview: 'Alles voor uw lease is geregeld.',
    means: 'Alles voor uw lease is geregeld. Uw aanvraag is daarmee afgerond.',
    next: 'U hoeft niets meer te doen. Wij wensen u veel plezier met uw voertuig. Hebt u later nog vragen over uw lease? Dan helpen wij u graag.',
  },
};

/** To the applicant, or to the account that has the application: its new status, and a word of the office with it. */
export function statusMail(
  application: Decided,
  { to, note }: { to: string; note: string },
  site: SiteIdentity,
): Mail {
  const { subject, preview, means, next } = STATUS_NEWS[application.status];
  return {
    to,
    subject,
    preview,
    blocks: [
      part.paragraph(`Beste ${application.naam},`),
      part.paragraph(
        `Op ${longDate(application.createdAt)} vroeg u een lease bij ons aan voor ${application.bedrijfsnaam}. ${means}`,
      ),
      ...(note ? [part.quote('Wat wij u daarbij willen zeggen', note)] : []),
      part.paragraph(next),
      part.button('Naar mijn aanvragen', `${site.url}/klant/lease-aanvragen`),
      ...(application.customerId === null
        ? [
            part.paragraph(
              'Staat de aanvraag nog niet in uw account? Koppel hem dan met de code uit onze eerste mail.',
            ),
          ]
        : []),
      summary(application),
      part.paragraph(`Hebt u vragen? Antwoord op deze mail of bel ${site.telefoon}.`),
    ],
  };
}
