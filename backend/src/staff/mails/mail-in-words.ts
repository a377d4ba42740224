import type { WaitingMail } from '../../mail/waiting-post.js';
import { recentMoment } from '../terminal/dates.js';
import { line, paint } from '../terminal/output.js';

/** A mail as `--json` gives it. Its names and meanings stay. */
export function mailJson(mail: WaitingMail) {
  return {
    ...mail,
    createdAt: mail.createdAt.toISOString(),
    nextTryAt: mail.nextTryAt?.toISOString() ?? null,
  };
}

/** To whom, as far as that can be read. */
export function recipientInWords({ to, readable }: WaitingMail): string {
  if (!readable) return '(another CODE_SECRET)';
  return line(to ?? '(nobody)');
}

/** About what, as far as that can be read. A request for an account becomes a mail only when it is worked on. */
export function subjectInWords({ subject, readable, task }: WaitingMail): string {
  if (!readable) return '(another CODE_SECRET)';
  if (subject !== null) return line(subject);
  return task === 'account-request' ? '(request for an account or a code)' : `(job ${task})`;
}

/** When it is tried next, in one word or a moment. */
export function nextTryInWords({ state, nextTryAt }: WaitingMail): string {
  if (state === 'sending') return 'sending now';
  if (nextTryAt === null) return paint('red', 'given up');
  return nextTryAt.getTime() <= Date.now() ? 'now' : recentMoment(nextTryAt);
}
