import {
  BEWAARTERMIJNEN,
  bewaartermijnInWoorden,
  LEASE_STATUS_LABELS,
  type SiteIdentity,
} from '@site/contract';
import { clockTime, longDate } from '../mail/dates.js';
import { type Mail, type MailBlock, part, unbroken } from '../mail/mail.js';
import type { Erased } from './erasure.js';

/** To whoever was erased: what went, what stays until when, and why. */
export function erasureMail(to: string, erased: Erased, at: Date, site: SiteIdentity): Mail {
  const { account, rejected, messages, applications, complaints } = erased;
  const moment = `${longDate(at)} om ${clockTime(at)} uur`;
  return {
    to,
    replyTo: site.email,
    subject: account ? 'Uw account is verwijderd' : 'Uw gegevens zijn verwijderd',
    preview: 'In deze e-mail staat wat wij hebben verwijderd en wat wij nog bewaren.',
    blocks: [
      part.paragraph(
        account
          ? `Op ${moment} is uw account bij ${site.naam} verwijderd. U kunt er niet meer mee inloggen, op geen enkel apparaat.`
          : `Op ${moment} heeft ${site.naam} op uw verzoek uw gegevens verwijderd.`,
      ),
      part.facts('Wat wij hebben verwijderd', {
        Account: account ? 'uw profiel, uw logincode en de apparaten waarop u inlogde' : '',
        'Afgewezen aanvragen': rejected.join(', '),
        'Berichten aan ons': messages > 0 ? String(messages) : '',
      }),
      ...stays(erased),
      ...(applications.some(({ status }) => status === 'pending')
        ? [
            part.paragraph(
              `Een aanvraag in behandeling loopt door. U krijgt het antwoord per e-mail. Wilt u de aanvraag intrekken? Bel ons op ${unbroken(site.telefoon)} of antwoord op deze e-mail.`,
            ),
          ]
        : []),
      ...(applications.length + complaints.length === 0
        ? [part.paragraph('Wij bewaren geen aanvragen en geen klachten van u.')]
        : []),
      ...(account
        ? [
            part.paragraph(
              'Met ditzelfde e-mailadres kunt u later een nieuw account maken. Een aanvraag die wij nog hebben, zet u daar dan weer in met de code van de aanvraag.',
            ),
          ]
        : []),
      part.paragraph(`Hebt u hier niet om gevraagd? Bel ons dan meteen op ${unbroken(site.telefoon)}.`),
    ],
  };
}

function stays({ applications, complaints }: Erased): MailBlock[] {
  if (applications.length + complaints.length === 0) return [];
  const agreed = applications.some(({ status }) => status !== 'pending');
  const open = applications.some(({ status }) => status === 'pending');
  return [
    part.facts('Wat wij bewaren, en tot wanneer', {
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
    ...(open ? [why('aanvragen')] : []),
    ...(agreed ? [why('overeenkomsten')] : []),
    ...(complaints.length > 0 ? [why('klachten')] : []),
  ];
}

/** A kind of data, how long it is kept, and why. */
function why(name: 'aanvragen' | 'overeenkomsten' | 'klachten'): MailBlock {
  const term = BEWAARTERMIJNEN[name];
  return part.paragraph(`${term.gegevens} bewaren wij ${bewaartermijnInWoorden(term)}. ${term.waarom}`);
}
