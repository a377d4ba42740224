import type { PendingMail } from '../../mail/pending-mails.js';
import { recentMoment } from '../terminal/dates.js';
import { sanitizeLine, styled } from '../terminal/output.js';

/** A mail in `--json` output. Scripts depend on it: keep names and meanings. */
export function mailJson(mail: PendingMail) {
  return {
    ...mail,
    createdAt: mail.createdAt.toISOString(),
    nextTryAt: mail.nextTryAt?.toISOString() ?? null,
  };
}

export function formatRecipient({ to, readable }: PendingMail): string {
  if (!readable) return '(another CODE_SECRET)';
  return sanitizeLine(to ?? '(no recipient)');
}

/** A request for an account has no subject: it becomes a mail only when its job runs. */
export function formatSubject({ subject, readable, task }: PendingMail): string {
  if (!readable) return '(another CODE_SECRET)';
  if (subject !== null) return sanitizeLine(subject);
  return task === 'account-request' ? '(request for an account or a code)' : `(job ${task})`;
}

export function formatNextTry({ state, nextTryAt }: PendingMail): string {
  if (state === 'sending') return 'sending now';
  if (nextTryAt === null) return styled('red', 'given up');
  return nextTryAt.getTime() <= Date.now() ? 'now' : recentMoment(nextTryAt);
}
