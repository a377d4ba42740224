import type { ReceivedAnswer } from '@site/contract';
import { dutchDay } from '../dutch-time/dutch-date.js';
import { replyDeadline } from '../dutch-time/reply-deadline.js';
import { DutchDate, PlainAnswer } from '../http/answers.js';

export class ReceivedAnswerDto extends PlainAnswer implements ReceivedAnswer {
  @DutchDate('The Dutch date on which it was received; for a retry that of the first submission.')
  ontvangenOp: string;

  @DutchDate('The last day on which the sender hears from the office.')
  antwoordUiterlijk: string;
}

/** The answer to a form that is answered within 24 hours on working days. */
export function receivedAnswer({ createdAt }: { createdAt: Date }): ReceivedAnswer {
  return {
    success: true,
    ontvangenOp: dutchDay(createdAt),
    antwoordUiterlijk: dutchDay(replyDeadline(createdAt).day),
  };
}
