import { type ComplaintAnswer, type ComplaintStatusAnswer, KLACHT_STATUS_LABELS } from '@site/contract';
import { dutchDay } from '../dutch-time/dutch-date.js';
import { DutchDate, Moment, OneOfToday, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';
import { ReceivedAnswerDto } from '../submissions/received-answer.js';
import type { Complaint } from './complaint.entity.js';
import { contactDeadline, handlingDeadline } from './complaint-deadlines.js';

export class ComplaintStatusAnswerDto extends PlainAnswer implements ComplaintStatusAnswer {
  @OneOfToday(Object.keys(KLACHT_STATUS_LABELS), 'show unknown values as they are') status: string;
  @Moment({ examples: ['2026-11-20T13:32:00.000Z'] }) ontvangenOp: string;

  @Moment({
    description: 'UTC. Missing while handling has not begun, and when the complaint was answered at once.',
    examples: ['2026-11-23T09:15:00.000Z'],
    ...OPTIONAL,
  })
  inBehandelingOp?: string;

  @Moment({
    description: 'UTC. Missing while the complaint is not answered.',
    examples: ['2026-11-25T15:40:00.000Z'],
    ...OPTIONAL,
  })
  beantwoordOp?: string;

  @DutchDate(
    'The last day on which the complainant hears from the company; may be over. Missing once the complaint is answered.',
    { examples: ['2026-11-27'], ...OPTIONAL },
  )
  antwoordUiterlijkOp?: string;
}

export class ComplaintAnswerDto extends ReceivedAnswerDto implements ComplaintAnswer {
  @Text('K2026-000123', { description: 'Also in the confirmation mail.' }) klachtnummer: string;
  @DutchDate('The last day on which handling starts.') behandelingUiterlijk: string;
}

/** The number of a complaint and the deadlines that its mail states. */
export function complaintAnswer(complaint: Pick<Complaint, 'number' | 'createdAt'>): ComplaintAnswer {
  return {
    success: true,
    klachtnummer: complaint.number,
    ontvangenOp: dutchDay(complaint.createdAt),
    behandelingUiterlijk: dutchDay(handlingDeadline(complaint)),
    antwoordUiterlijk: dutchDay(contactDeadline(complaint)),
  };
}
