import {
  KLACHT_CATEGORIEEN,
  KLACHT_DERDEN,
  type KlachtCategorie,
  type KlachtStatus,
  type SiteIdentity,
} from '@site/contract';
import { dutchDate } from '../dutch-time/dutch-date.js';
import { longDate } from '../mail/dates.js';
import { block, type Mail, type MailBlock, nonBreaking, typed } from '../mail/mail.js';
import type { Complaint } from './complaint.entity.js';
import { contactDeadline, handlingDeadline } from './complaint-deadlines.js';
import type { NewComplaintStatus } from './status-transitions.js';

type Received = Omit<Complaint, 'id' | 'status' | 'idempotencyKey' | 'behandelaarId'>;

/** Leads to the page with the status, which asks for the mail address. */
function statusButton({ number }: Received, site: SiteIdentity): MailBlock {
  return block.button('Volg uw klacht', `${site.url}/klacht-volgen?nummer=${number}`);
}

function summary(complaint: Received, site: SiteIdentity): MailBlock[] {
  const about = KLACHT_DERDEN[complaint.klachtType as keyof typeof KLACHT_DERDEN] ?? site.naam;
  return [
    block.facts('De klacht in het kort', {
      Klachtnummer: complaint.number,
      'Ontvangen op': longDate(complaint.createdAt),
      'Gaat over': about,
      Garage: typed(complaint.garagenaam),
      Partner: typed(complaint.partnernaam),
      Onderwerp: typed(complaint.klachtOnderwerp),
      Categorie: KLACHT_CATEGORIEEN[complaint.klachtCategorie as KlachtCategorie] ?? '',
    }),
    block.quote('Wat er is gebeurd', typed(complaint.beschrijving)),
    block.quote('Eerder contact hierover', typed(complaint.eerderContact)),
    block.quote('Gewenste uitkomst', typed(complaint.gewenstUitkomst)),
  ];
}

/** To the complainant: number, summary and deadlines. @param isFromAccount the complainant was logged in with this mail address */
export function complaintMail(complaint: Received, isFromAccount: boolean, site: SiteIdentity): Mail {
  return {
    to: complaint.email,
    repeatsTyped: isFromAccount,
    replyTo: site.klachtenEmail,
    subject: 'Wij hebben uw klacht ontvangen',
    preview: `Uiterlijk ${longDate(contactDeadline(complaint))} nemen wij persoonlijk contact met u op.`,
    blocks: [
      block.greeting(complaint.naam),
      'Vervelend dat er iets niet goed is gegaan. Wij zoeken uit wat er is gebeurd. Dit is uw klachtnummer. Noem het als u contact met ons opneemt.',
      block.plate('Uw klachtnummer', complaint.number),
      'Met dit nummer en uw e-mailadres ziet u op onze website hoe ver uw klacht is.',
      statusButton(complaint, site),
      block.facts('Dit doen wij met uw klacht', {
        Bevestiging: 'met deze e-mail',
        'In behandeling': `uiterlijk ${longDate(handlingDeadline(complaint))}`,
        'Persoonlijk contact': `uiterlijk ${longDate(contactDeadline(complaint))}`,
      }),
      'Wij bellen of mailen u over de uitkomst en over hoe het verder gaat.',
      ...summary(complaint, site),
      'Wilt u foto’s of brieven meesturen, of klopt er iets niet? Antwoord op deze e-mail en noem uw klachtnummer.',
    ],
  };
}

/** Subject and text for each new status. */
const STATUS_NEWS: Readonly<
  Record<NewComplaintStatus, { subject: string; means: string; next: (when: string) => string }>
> = {
  'in-handling': {
    subject: 'Wij behandelen uw klacht',
    means:
      'Wij behandelen uw klacht nu. Wij zoeken uit wat er is gebeurd en wat er nodig is om het op te lossen.',
    next: (when) => `U hoeft nu niets te doen. U hoort ${when} van ons.`,
  },
  answered: {
    subject: 'Uw klacht is beantwoord',
    means: 'Wij hebben uw klacht beantwoord.',
    next: () =>
      'Bent u het niet eens met ons antwoord? Antwoord dan op deze e-mail en vraag om een tweede beoordeling. Dan kijkt iemand mee die er nog niet bij betrokken was.',
  },
};

/** Where a complainant can go who does not agree with the second assessment either. */
function elsewhere({ klachtType }: Received): string {
  const court = 'Bent u het daarna nog niet eens met de uitkomst, dan kunt u naar de rechter.';
  if (klachtType !== 'partner') return court;
  return `${court} Vraag de leasemaatschappij of de verzekeraar ook bij welke geschillencommissie zij is aangesloten, bijvoorbeeld Kifid. Niet elke commissie behandelt klachten van ondernemers.`;
}

/** When the complainant hears from us: a day that is over is not promised, nor one for a complaint that was answered before. */
function replyTime(complaint: Received, { from, at }: { from: KlachtStatus; at: Date }): string {
  const deadline = contactDeadline(complaint);
  return from === 'answered' || deadline < dutchDate(at)
    ? 'zo snel mogelijk'
    : `uiterlijk ${longDate(deadline)}`;
}

/** To the complainant: the new status since `at`, with the note of the office. */
export function complaintStatusMail(
  complaint: Received,
  change: { from: KlachtStatus; to: NewComplaintStatus; note: string; at: Date },
  site: SiteIdentity,
): Mail {
  const { note } = change;
  const { subject, means, next } = STATUS_NEWS[change.to];
  const nextText = next(replyTime(complaint, change));
  return {
    to: complaint.email,
    replyTo: site.klachtenEmail,
    subject,
    preview: nextText,
    blocks: [
      block.greeting(complaint.naam),
      `Op ${longDate(complaint.createdAt)} diende u een klacht bij ons in. ${means}`,
      block.quote('Wat wij u daarbij willen zeggen', note),
      nextText,
      change.to === 'answered' && elsewhere(complaint),
      block.plate('Uw klachtnummer', complaint.number),
      statusButton(complaint, site),
      `Hebt u vragen? Antwoord op deze e-mail of bel ${nonBreaking(site.telefoon)}, en noem uw klachtnummer.`,
    ],
  };
}

/** To the complaints department; replies go to the complainant. */
export function officeComplaintMail(complaint: Received, site: SiteIdentity): Mail {
  return {
    to: site.klachtenEmail,
    replyTo: complaint.email,
    repeatsTyped: true,
    subject: `Nieuwe klacht: ${complaint.klachtOnderwerp}`,
    preview: `Neem uiterlijk ${longDate(contactDeadline(complaint))} contact op met ${complaint.naam}.`,
    blocks: [
      `Neem de klacht uiterlijk ${longDate(handlingDeadline(complaint))} in behandeling en neem uiterlijk ${longDate(contactDeadline(complaint))} contact op met de indiener. Uw antwoord op deze e-mail gaat naar de indiener.`,
      block.facts('De indiener', {
        Naam: complaint.naam,
        'E-mail': complaint.email,
        Telefoon: complaint.telefoon,
        Bedrijf: complaint.bedrijf,
      }),
      ...summary(complaint, site),
      site.kantoor &&
        block.button('Open deze klacht', `${site.url}/kantoor/klacht?nummer=${complaint.number}`),
    ],
  };
}
