import {
  BELOFTEN,
  calculateLease,
  effectieveJaarrente,
  euros,
  JAARRENTE,
  type LeaseStatus,
  OFFERTE_ZINNEN,
  procent,
  type SiteIdentity,
  VOERTUIG_TYPES,
  type VoertuigType,
} from '@site/contract';
import {
  aandachtspunten,
  BEDRIJF_BRONNEN,
  bedrijfInWoorden,
  DOCUMENTEN_START,
  isKenteken,
  opgezochtOp,
  VOERTUIG_BRONNEN,
  voertuigInWoorden,
} from '@site/contract/facts';
import { formatReplyDeadline, longDate } from '../mail/dates.js';
import {
  block,
  type Mail,
  type MailBlock,
  NEVER_ASKED,
  nonBreaking,
  type Typed,
  typed,
} from '../mail/mail.js';
import type { LeaseApplicationEntity } from './lease-application.entity.js';
import { type OfferFigures, offerFigures } from './offer-mails.js';
import { mailTo, type Recipient } from './recipients.js';

const VEHICLE_TYPES = Object.keys(VOERTUIG_TYPES) as VoertuigType[];

type Application = Omit<
  LeaseApplicationEntity,
  | 'id'
  | 'status'
  | 'customerId'
  | 'idempotencyKey'
  | 'dealerId'
  | 'dealerVoertuig'
  | 'behandelaarId'
  | 'versie'
>;
type Decided = Pick<LeaseApplicationEntity, 'status' | 'customerId'> & Application;

function summary(
  application: Application,
  vehicle: string | Typed = typed(application.voertuigLink),
): MailBlock {
  const { aanschafprijs, aanbetaling, slottermijn, voertuigType, kenteken } = application;
  return block.facts('De aanvraag in het kort', {
    Voertuig: vehicle,
    ...(voertuigType && { 'Soort voertuig': VOERTUIG_TYPES[voertuigType] }),
    ...(kenteken && { Kenteken: typed(kenteken, isKenteken(kenteken) ? kenteken : '') }),
    'Aanschafprijs (inclusief btw)': euros(aanschafprijs),
    Aanbetaling: aanbetaling > 0 ? euros(aanbetaling) : 'geen',
    'Te financieren bedrag': euros(aanschafprijs - aanbetaling),
    Slottermijn: slottermijn > 0 ? euros(slottermijn) : 'geen',
    Looptijd: `${application.looptijd} maanden`,
  });
}

/**
 * Monthly amount and its computation, for the vehicle type of the application, or for each when it has none. Empty when the
 * application no longer meets the lease rules.
 */
function monthlyAmount(application: Application): MailBlock[] {
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = application;
  const types = application.voertuigType ? [application.voertuigType] : VEHICLE_TYPES;
  const costs = types.flatMap((voertuigType) => {
    const invoer = { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd };
    const uitkomst = calculateLease(invoer);
    return uitkomst ? [{ voertuigType, ...uitkomst, effectief: effectieveJaarrente(invoer) }] : [];
  });
  const [first, second] = costs;
  if (!first) return [];
  const others = (rate: (cost: (typeof costs)[number]) => number) =>
    second ? ` (equipment en scooters: ${procent(rate(second))})` : '';
  return [
    block.facts(
      'Het maandbedrag (indicatie)',
      Object.fromEntries(
        costs.map(({ voertuigType, maandbedrag }) => [
          VOERTUIG_TYPES[voertuigType],
          `${euros(maandbedrag)} per maand`,
        ]),
      ),
    ),
    block.note(
      `Wij rekenen ${procent(JAARRENTE[first.voertuigType])} rente per jaar${others(({ voertuigType }) => JAARRENTE[voertuigType])} over het hele te financieren bedrag, de hele looptijd lang. Ook over het deel dat u al hebt afgelost.`,
    ),
    ...(costs.every(({ effectief }) => effectief !== null)
      ? [
          block.note(
            `Vergelijkt u met een lening waarbij de rente met de schuld daalt? Dan is de rente hier ${procent(first.effectief ?? 0)} per jaar${others(({ effectief }) => effectief ?? 0)}.`,
          ),
        ]
      : []),
    block.note(
      'Deze berekening is indicatief. U kunt er geen rechten aan ontlenen: het definitieve bedrag staat in uw offerte.',
    ),
  ];
}

/** What the office should know of the vehicle: what the RDW said, and what to ask about. */
function registered({ kenteken, voertuig, createdAt }: Application): MailBlock[] {
  if (!kenteken) return [];
  if (!voertuig) return [block.note('Over dit kenteken gaf de RDW geen gegevens. Zoek het zelf op.')];
  const points = aandachtspunten(voertuig, createdAt);
  return [
    block.facts('Het voertuig in het kentekenregister', {
      ...Object.fromEntries(voertuigInWoorden(voertuig)),
      Bron: `${VOERTUIG_BRONNEN[voertuig.bron]}, ${opgezochtOp(voertuig)}`,
    }),
    ...(points.length > 0 ? [block.list('Let op', points)] : []),
  ];
}

/** What the KvK said about the company; the office compares it with what the applicant typed. */
function company({ kvk, createdAt }: Application): MailBlock[] {
  if (!kvk) return [];
  return [
    block.facts('Het bedrijf volgens de KvK', {
      ...Object.fromEntries(bedrijfInWoorden(kvk, createdAt)),
      Bron: `${BEDRIJF_BRONNEN[kvk.bron]}, ${opgezochtOp(kvk)}`,
    }),
  ];
}

function applicant(application: Application, dealer = ''): MailBlock {
  return block.facts('De aanvrager', {
    Naam: application.naam,
    'E-mail': application.email,
    Telefoon: application.telefoon,
    Bedrijf: application.bedrijfsnaam,
    'KvK-nummer': application.kvkNummer,
    'Begonnen door dealer': dealer,
  });
}

const KEEP_THE_CODE = block.note(
  `Geef de code aan niemand: wie hem heeft, kan de aanvraag in een eigen account zetten. ${NEVER_ASKED}`,
);

/** In whose account an application is: the recipient's, that of another address, or none yet. */
type InAccount = 'own' | 'another' | 'none';

function howToFollow(application: Application, account: InAccount, site: SiteIdentity): MailBlock[] {
  switch (account) {
    case 'own':
      return [
        'De aanvraag staat al in uw account. Daar volgt u de status.',
        block.button('Naar mijn aanvragen', `${site.url}/klant/lease-aanvragen`),
      ];
    case 'another':
      return [
        'De aanvraag is verstuurd vanuit een account met een ander e-mailadres. Daar staat de status. U krijgt elke wijziging ook per e-mail.',
      ];
    case 'none':
      return [
        'Met deze code koppelt u de aanvraag aan uw account. Daar volgt u de status.',
        block.button('Aanvraag koppelen', `${site.url}/klant/lease-koppelen?code=${application.leaseCode}`),
        KEEP_THE_CODE,
        block.link('Nog geen account? Maak het met uw e-mailadres', `${site.url}/login/klant`),
      ];
  }
}

/** Confirmation to the applicant, or to the account from which the application was sent, with the code. */
export function applicationMail(
  application: Application,
  { to, account }: { to: string; account: InAccount },
  site: SiteIdentity,
): Mail {
  const before = formatReplyDeadline(application.createdAt);
  return {
    to,
    repeatsTyped: account === 'own',
    replyTo: site.email,
    subject: 'Wij hebben uw leaseaanvraag ontvangen',
    preview: `U hoort uiterlijk ${before} van ons.`,
    blocks: [
      block.greeting(application.naam),
      `Dank u voor uw aanvraag. Op werkdagen reageren wij binnen ${BELOFTEN.reactieUren} uur. U hoort dus uiterlijk ${before} van ons.`,
      ...received(application, account, site),
    ],
  };
}

/** What the applicant needs: the code, how to follow the application, what was asked, and what to prepare. */
function received(application: Application, account: InAccount, site: SiteIdentity): MailBlock[] {
  return [
    block.plate('De code van uw aanvraag', application.leaseCode),
    ...howToFollow(application, account, site),
    summary(application),
    ...monthlyAmount(application),
    block.quote('Uw opmerking', typed(application.opmerking)),
    block.list('Leg dit alvast klaar', [...DOCUMENTEN_START]),
    'U hoeft nu nog niets te sturen. Bij de beoordeling kunnen wij ook vragen om een uittreksel van de Kamer van Koophandel, bankafschriften, de gegevens van het voertuig en, als u die hebt, uw jaarcijfers. Wij mailen u dan wat nodig is, en hoe u het veilig stuurt.',
    `Een aanvraag en een eerste offerte zijn gratis en verplichten u tot niets. Klopt er iets niet? Antwoord op deze e-mail of bel ${nonBreaking(site.telefoon)}.`,
  ];
}

/** To the applicant at the address that the office corrected: what the mistyped one did not get, with a new code. */
export function correctedAddressMail(
  application: Application & Pick<LeaseApplicationEntity, 'customerId'>,
  site: SiteIdentity,
): Mail {
  const account = application.customerId === null ? 'none' : 'own';
  return {
    to: application.email,
    repeatsTyped: account === 'own',
    replyTo: site.email,
    subject: 'Uw leaseaanvraag, nu op het juiste e-mailadres',
    preview: 'Op uw verzoek hebben wij het e-mailadres van uw aanvraag verbeterd.',
    blocks: [
      block.greeting(application.naam),
      `Op ${longDate(application.createdAt)} vroeg u een lease bij ons aan. Op uw verzoek hebben wij het e-mailadres van de aanvraag verbeterd. Alles over de aanvraag sturen wij voortaan naar dit adres. De aanvraag heeft een nieuwe code: de oude werkt niet meer.`,
      ...received(application, account, site),
      `Hebt u geen lease bij ons aangevraagd? Dan klopt ook dit adres niet. Laat het ons weten, dan sturen wij niets meer.`,
    ],
  };
}

/**
 * To the address that an application had: a mistyped one is a stranger's, and one that was right is that of somebody who must know that
 * another person asked for this. So nothing about the application is in it.
 */
export function formerAddressMail(to: string, site: SiteIdentity): Mail {
  return {
    to,
    replyTo: site.email,
    subject: 'Het e-mailadres van een leaseaanvraag is gewijzigd',
    preview: 'Hebt u hier niet om gevraagd? Laat het ons dan meteen weten.',
    blocks: [
      `Bij ${site.naam} is met dit e-mailadres een lease aangevraagd. De aanvrager liet ons weten dat het adres niet klopt. Daarom sturen wij alles over die aanvraag voortaan naar een ander adres. De code die u kreeg, werkt niet meer.`,
      `Hebt u zelf een lease bij ons aangevraagd en vroeg u niet om deze wijziging? Bel ons dan meteen op ${nonBreaking(site.telefoon)} of antwoord op deze e-mail.`,
      'Hebt u geen lease aangevraagd? Dan hoeft u niets te doen.',
    ],
  };
}

/** To the office: a new application, perhaps begun by a dealer with this name. Replies go to the applicant. */
export function officeApplicationMail(application: Application, office: string, dealer?: string): Mail {
  const before = formatReplyDeadline(application.createdAt);
  return {
    to: office,
    replyTo: application.email,
    repeatsTyped: true,
    subject: `Nieuwe leaseaanvraag van ${application.bedrijfsnaam}`,
    preview: `Van ${application.naam}. Reageer uiterlijk ${before}.`,
    blocks: [
      `Ontvangen op ${longDate(application.createdAt)}, code ${application.leaseCode}. Reageer uiterlijk ${before}. Uw antwoord op deze e-mail gaat naar de aanvrager.`,
      applicant(application, dealer),
      ...company(application),
      summary(application),
      ...registered(application),
      block.quote('Opmerking van de aanvrager', application.opmerking),
      ...monthlyAmount(application),
    ],
  };
}

/** To the applicant: the application was linked to an account. @param isOwn the account has the address of the applicant */
export function linkedMail(application: Application, isOwn: boolean, site: SiteIdentity): Mail {
  return {
    to: application.email,
    replyTo: site.email,
    subject: 'Uw leaseaanvraag is gekoppeld aan een account',
    preview: 'Hebt u dit niet zelf gedaan? Laat het ons dan weten.',
    blocks: [
      `Uw aanvraag ${application.leaseCode} van ${longDate(application.createdAt)} is met de code gekoppeld aan een account met ${isOwn ? 'dit' : 'een ander'} e-mailadres. Wie daar inlogt, ziet de aanvraag.`,
      block.button('Naar mijn aanvragen', `${site.url}/klant/lease-aanvragen`),
      `Hebt u dit niet zelf gedaan? Bel ons dan op ${nonBreaking(site.telefoon)} of antwoord op deze e-mail.`,
    ],
  };
}

/** Subject and text for each new status; `before` is when the customer hears from the office. */
const STATUS_NEWS: Readonly<
  Record<LeaseStatus, Pick<Mail, 'subject' | 'preview'> & { means: string; next: (before: string) => string }>
> = {
  pending: {
    subject: 'Wij bekijken uw leaseaanvraag opnieuw',
    preview: 'Uw aanvraag is weer in behandeling.',
    means: 'Uw aanvraag is weer in behandeling. Wij kijken er nog een keer naar.',
    next: (before) => `U hoeft nu niets te doen. U hoort uiterlijk ${before} van ons.`,
  },
  approved: {
    subject: 'Uw leaseaanvraag is goedgekeurd',
    preview: 'Wij nemen contact met u op over het contract en de levering.',
    means: 'Goed nieuws: de leasemaatschappij heeft uw aanvraag goedgekeurd.',
    next: (before) =>
      `Wij nemen uiterlijk ${before} contact met u op over het contract en de levering. Houd een geldig identiteitsbewijs bij de hand. ${OFFERTE_ZINNEN.bindend}`,
  },
  rejected: {
    subject: 'Uw leaseaanvraag is afgewezen',
    preview: 'Helaas kunnen wij deze lease niet voor u regelen.',
    means:
      'Helaas kunnen wij deze lease niet voor u regelen. Geen leasemaatschappij waarmee wij werken, kan u deze lease nu aanbieden.',
    next: () =>
      'Wilt u weten waarom, of is er iets veranderd? Antwoord op deze e-mail of bel ons. Dan kijken wij samen wat wel kan, bijvoorbeeld een hogere aanbetaling of een ander voertuig.',
  },
  completed: {
    subject: 'Uw leaseaanvraag is afgerond',
    preview: 'Alles voor uw lease is geregeld.',
    means: 'Alles voor uw lease is geregeld. Uw aanvraag is daarmee afgerond.',
    next: () =>
      'U hoeft niets meer te doen. Wij wensen u veel plezier met uw voertuig. Hebt u later nog vragen over uw lease? Dan helpen wij u graag.',
  },
  withdrawn: {
    subject: 'Uw leaseaanvraag is ingetrokken',
    preview: 'Op uw verzoek stoppen wij met uw aanvraag.',
    means: 'Op uw verzoek hebben wij deze aanvraag ingetrokken. Wij doen er niets meer mee.',
    next: () =>
      'U hoeft niets meer te doen en u betaalt niets. Een offerte die u van ons kreeg, geldt niet meer. Wilt u later toch leasen? Dan kunt u een nieuwe aanvraag doen. Hebt u hier niet om gevraagd? Bel ons dan meteen.',
  },
};

/**
 * To the applicant or the linked account: the new status since `at`, with the note of the office. `offer` is the one that the customer
 * agreed with.
 */
export function statusMail(
  application: Decided,
  { to, note, at, offer }: { to: Recipient; note: string; at: Date; offer: OfferFigures | null },
  site: SiteIdentity,
): Mail {
  const { subject, preview, means, next } = STATUS_NEWS[application.status];
  const asked = `Op ${longDate(application.createdAt)} vroeg u een lease bij ons aan`;
  return {
    ...mailTo(to, site),
    subject,
    preview,
    blocks: [
      block.greeting(application.naam),
      typed(`${asked} voor ${application.bedrijfsnaam}. ${means}`, `${asked}. ${means}`),
      block.facts('Om deze aanvraag gaat het', {
        Aanvraagcode: application.leaseCode,
        Voertuig: offer?.voertuig ?? typed(application.voertuigLink),
      }),
      block.quote('Wat wij u daarbij willen zeggen', note),
      next(formatReplyDeadline(at)),
      ...(application.customerId === null
        ? [
            block.button(
              'Zet de aanvraag in uw account',
              `${site.url}/klant/lease-koppelen?code=${application.leaseCode}`,
            ),
            KEEP_THE_CODE,
          ]
        : [block.button('Naar mijn aanvragen', `${site.url}/klant/lease-aanvragen`)]),
      offer
        ? offerFigures('De offerte waarmee u akkoord ging', { ...offer, voertuig: '' })
        : summary(application, ''),
      `Hebt u vragen? Antwoord op deze e-mail of bel ${nonBreaking(site.telefoon)}.`,
    ],
  };
}
