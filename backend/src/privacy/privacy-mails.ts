import {
  BEWAARTERMIJNEN,
  describeBewaartermijn,
  LEASE_STATUS_LABELS,
  type LeaseStatus,
  type SiteIdentity,
} from '@site/contract';
import { clockTime, longDate } from '../mail/dates.js';
import { block, type Mail, type MailBlock, nonBreaking } from '../mail/mail.js';

/** What was erased, and what is kept until when. */
export interface Erased {
  account: boolean;
  /** Codes of the deleted rejected applications. */
  rejected: string[];
  /** Codes of the deleted withdrawn applications. */
  withdrawn: string[];
  /** Number of deleted messages to the office. */
  messages: number;
  /** Number of deleted applications that were kept to continue later. */
  drafts: number;
  /** Pending and approved applications and agreements, which are kept without a login. */
  applications: { leaseCode: string; status: LeaseStatus; until: Date }[];
  complaints: { number: string; until: Date }[];
}

/** Confirms an erasure: what was deleted, what is kept until when, and why. */
export function erasureMail(to: string, erased: Erased, at: Date, site: SiteIdentity): Mail {
  const { account, rejected, withdrawn, messages, drafts, applications, complaints } = erased;
  const moment = `${longDate(at)} om ${clockTime(at)} uur`;
  return {
    to,
    replyTo: site.email,
    subject: account ? 'Uw account is verwijderd' : 'Uw gegevens zijn verwijderd',
    preview: 'In deze e-mail staat wat wij hebben verwijderd en wat wij nog bewaren.',
    blocks: [
      account
        ? `Op ${moment} is uw account bij ${site.naam} verwijderd. U kunt er niet meer mee inloggen, op geen enkel apparaat.`
        : `Op ${moment} heeft ${site.naam} op uw verzoek uw gegevens verwijderd.`,
      block.facts('Wat wij hebben verwijderd', {
        Account: account ? 'uw profiel, uw logincode en de apparaten waarop u inlogde' : '',
        'Afgewezen aanvragen': rejected.join(', '),
        'Ingetrokken aanvragen': withdrawn.join(', '),
        'Aanvragen die u nog niet verstuurde': drafts > 0 ? String(drafts) : '',
        'Berichten aan ons': messages > 0 ? String(messages) : '',
      }),
      ...keptBlocks(erased),
      ...openBlocks(erased, site),
      applications.length + complaints.length === 0 && 'Wij bewaren geen aanvragen en geen klachten van u.',
      account &&
        `Met ditzelfde e-mailadres kunt u later een nieuw account maken.${applications.length > 0 ? ' Een aanvraag die wij nog hebben, zet u daar dan weer in met de code van de aanvraag.' : ''}`,
      `Hebt u hier niet om gevraagd? Bel ons dan meteen op ${nonBreaking(site.telefoon)}.`,
    ],
  };
}

/** What happens with the applications that are still handled. */
function openBlocks({ applications }: Erased, site: SiteIdentity): MailBlock[] {
  const goesOn = [
    applications.some(({ status }) => status === 'pending') &&
      'Een aanvraag in behandeling loopt door. U krijgt het antwoord per e-mail.',
    applications.some(({ status }) => status === 'approved') &&
      'Een goedgekeurde aanvraag loopt door. Wij nemen contact met u op over het contract.',
  ].filter(Boolean);
  if (goesOn.length === 0) return [];
  const withdraw = `Wilt u de aanvraag intrekken? Bel ons op ${nonBreaking(site.telefoon)} of antwoord op deze e-mail.`;
  return [[...goesOn, withdraw].join(' ')];
}

function keptBlocks({ applications, complaints }: Erased): MailBlock[] {
  if (applications.length + complaints.length === 0) return [];
  const agreed = applications.some(({ status }) => status === 'completed');
  const open = applications.some(({ status }) => status !== 'completed');
  return [
    block.facts('Wat wij bewaren, en tot wanneer', {
      ...Object.fromEntries(
        applications.map(({ leaseCode, status, until }) => [
          `Aanvraag ${leaseCode} (${LEASE_STATUS_LABELS[status].toLowerCase()})`,
          `tot ${longDate(until)}`,
        ]),
      ),
      ...Object.fromEntries(
        complaints.map(({ number, until }) => [`Klacht ${number}`, `tot ${longDate(until)}`]),
      ),
    }),
    open && retentionReason('aanvragen'),
    agreed && retentionReason('overeenkomsten'),
    complaints.length > 0 && retentionReason('klachten'),
  ];
}

function retentionReason(name: 'aanvragen' | 'overeenkomsten' | 'klachten'): MailBlock {
  const term = BEWAARTERMIJNEN[name];
  return `${term.gegevens} bewaren wij ${describeBewaartermijn(term)}. ${term.waarom}`;
}
