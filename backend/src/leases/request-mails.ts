import type { SiteIdentity, VerzoekSoort } from '@site/contract';
import { formatReplyDeadline, longDate } from '../mail/dates.js';
import { block, type Mail, type MailBlock, nonBreaking, type Typed, typed } from '../mail/mail.js';
import type { LeaseApplicationEntity } from './lease-application.entity.js';
import type { LeaseRequest } from './lease-request.entity.js';
import { mailTo, type Recipient } from './recipients.js';

type Application = Pick<
  LeaseApplicationEntity,
  'leaseCode' | 'naam' | 'bedrijfsnaam' | 'email' | 'telefoon' | 'voertuigLink'
>;
type Request = Pick<LeaseRequest, 'soort' | 'toelichting' | 'askedAt'>;

/** The texts of one kind of request. */
interface RequestTexts {
  /** Subject for the customer. */
  received: string;
  answered: string;
  /** Completes `Op maandag 2 maart 2026 … voor aanvraag K7M2P4Q.` */
  asked: string;
  /** What the office does with it. */
  next: string;
  /** Subject for the office, before the code. */
  office: string;
  /** How the employee answers, each in a line. */
  commands(leaseCode: string): string[];
}

const TEXTS: Readonly<Record<VerzoekSoort, RequestTexts>> = {
  slotbedrag: {
    received: 'U vroeg het slotbedrag op',
    answered: 'Het slotbedrag van uw lease',
    asked: 'vroeg u het slotbedrag op',
    next: 'Wij vragen bij de leasemaatschappij na wat u moet betalen om de lease nu af te lossen, en mailen u het bedrag.',
    office: 'Verzoek: slotbedrag opvragen',
    commands: (leaseCode) => [
      `Weet u het bedrag van de leasemaatschappij? staff applications answer ${leaseCode} slotbedrag --note "…"`,
    ],
  },
  intrekken: {
    received: 'U wilt uw leaseaanvraag intrekken',
    answered: 'Antwoord op uw verzoek om in te trekken',
    asked: 'vroeg u ons de aanvraag in te trekken',
    next: 'Wij stoppen met de aanvraag en bevestigen dat per e-mail. Hebt u al iets getekend, dan bellen wij u eerst.',
    office: 'Verzoek: aanvraag intrekken',
    commands: (leaseCode) => [
      `Is er nog niets getekend? staff applications set-status ${leaseCode} withdrawn`,
      `Kan het niet meer? staff applications answer ${leaseCode} intrekken --note "…"`,
    ],
  },
};

function about({ leaseCode, voertuigLink }: Application): MailBlock {
  return block.facts('Om deze aanvraag gaat het', { Aanvraagcode: leaseCode, Voertuig: typed(voertuigLink) });
}

/** What was asked, for which company, and what follows. */
function asked({ bedrijfsnaam }: Application, { soort, askedAt }: Request, then: string): Typed {
  const what = `Op ${longDate(askedAt)} ${TEXTS[soort].asked}`;
  return typed(`${what} voor ${bedrijfsnaam}. ${then}`, `${what}. ${then}`);
}

/** To the customer: the request arrived. */
export function requestMail(
  application: Application,
  request: Request,
  to: Recipient,
  site: SiteIdentity,
): Mail {
  const { received, next } = TEXTS[request.soort];
  const before = formatReplyDeadline(request.askedAt);
  return {
    ...mailTo(to, site),
    subject: received,
    preview: `U hoort uiterlijk ${before} van ons.`,
    blocks: [
      block.greeting(application.naam),
      asked(application, request, `${next} U hoort uiterlijk ${before} van ons.`),
      about(application),
      block.quote('Dit schreef u erbij', typed(request.toelichting)),
      block.button('Naar mijn aanvragen', `${site.url}/klant/lease-aanvragen`),
      `Bedenkt u zich, of hebt u hier niet om gevraagd? Bel ons dan op ${nonBreaking(site.telefoon)} of antwoord op deze e-mail.`,
    ],
  };
}

/** To the office: what a customer asks, and how to answer. Replies go to the applicant. */
export function officeRequestMail(application: Application, request: Request, office: string): Mail {
  const { office: subject, commands } = TEXTS[request.soort];
  const { leaseCode, naam, bedrijfsnaam, email, telefoon } = application;
  const before = formatReplyDeadline(request.askedAt);
  return {
    to: office,
    replyTo: email,
    repeatsTyped: true,
    subject: `${subject} (${leaseCode})`,
    preview: `Van ${naam}, ${bedrijfsnaam}. Antwoord uiterlijk ${before}.`,
    blocks: [
      block.facts('Het verzoek', {
        Aanvraagcode: leaseCode,
        Voertuig: application.voertuigLink,
        Naam: naam,
        Bedrijf: bedrijfsnaam,
        'E-mailadres': email,
        Telefoonnummer: nonBreaking(telefoon),
        'Antwoord uiterlijk': before,
      }),
      block.quote('Wat de klant erbij schreef', request.toelichting),
      block.list('Zo antwoordt u', commands(leaseCode)),
    ],
  };
}

/** To the customer: what the office answered. */
export function answeredMail(
  application: Application,
  request: Request & Pick<LeaseRequest, 'answer'>,
  to: Recipient,
  site: SiteIdentity,
): Mail {
  const { answered } = TEXTS[request.soort];
  return {
    ...mailTo(to, site),
    subject: answered,
    preview: `Ons antwoord voor aanvraag ${application.leaseCode}.`,
    blocks: [
      block.greeting(application.naam),
      asked(application, request, 'Hier is ons antwoord.'),
      about(application),
      block.quote('Ons antwoord', request.answer),
      block.button('Naar mijn aanvragen', `${site.url}/klant/lease-aanvragen`),
      `Hebt u vragen? Antwoord op deze e-mail of bel ${nonBreaking(site.telefoon)}.`,
    ],
  };
}
