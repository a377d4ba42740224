import {
  type ComplaintStatusAnswer,
  datumInNederland,
  KLACHT_STATUS_LABELS,
  type KlachtStatus,
} from '@site/contract';
import type { TimelineItem } from '@site/kit/article';

/** Made when the first complaint is shown. */
let longDate: Intl.DateTimeFormat | undefined;

/** Formats an ISO 8601 moment or day in Dutch time: `vrijdag 20 november 2026`. What is neither stays as it is. */
export function dutchDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  longDate ??= new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' });
  return longDate.format(date);
}

/** Is this day, `2026-11-27`, over in the Netherlands? */
export function isOver(day: string): boolean {
  return day < datumInNederland(new Date());
}

/** The heading of the result for a status. One that this release does not know is shown as it is. */
export function statusHeading(status: ComplaintStatusAnswer['status']): string {
  switch (status) {
    case 'received':
      return 'Wij hebben uw klacht ontvangen';
    case 'in-handling':
      return 'Wij behandelen uw klacht';
    case 'answered':
      return 'Uw klacht is beantwoord';
    default:
      return `Uw klacht: ${status}`;
  }
}

/** The stages of a complaint with their dates. One that was answered at once skips the handling. */
export function complaintCourse({
  status,
  ontvangenOp,
  inBehandelingOp,
  beantwoordOp,
  antwoordUiterlijkOp,
}: ComplaintStatusAnswer): TimelineItem[] {
  const received: TimelineItem = stage('received', dutchDate(ontvangenOp), 'done');
  const handled = inBehandelingOp && `Sinds ${dutchDate(inBehandelingOp)}`;
  const before = antwoordUiterlijkOp && !isOver(antwoordUiterlijkOp) && dutchDate(antwoordUiterlijkOp);
  const toAnswer = stage(
    'answered',
    before ? `U hoort uiterlijk ${before} van ons` : 'Zo snel mogelijk',
    'next',
  );
  switch (status) {
    case 'received':
      return [
        { ...received, state: 'now' },
        stage('in-handling', 'Wij beginnen zo snel mogelijk', 'next'),
        toAnswer,
      ];
    case 'in-handling':
      return [received, stage('in-handling', handled, 'now'), toAnswer];
    case 'answered':
      return [
        received,
        ...(inBehandelingOp ? [stage('in-handling', dutchDate(inBehandelingOp), 'done')] : []),
        stage('answered', beantwoordOp && dutchDate(beantwoordOp), 'done'),
      ];
    default:
      return [received, { title: status, state: 'now' }];
  }
}

function stage(status: KlachtStatus, text: string | undefined, state: TimelineItem['state']): TimelineItem {
  return { title: KLACHT_STATUS_LABELS[status], text, state };
}
