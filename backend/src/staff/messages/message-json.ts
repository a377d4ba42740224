import type { ContactMessage } from '../../contact/contact-message.entity.js';
import { replyBefore } from '../../dutch-time/reply-deadline.js';

export type MessageStatus = 'open' | 'answered';

export function messageStatus({ answeredAt }: Pick<ContactMessage, 'answeredAt'>): MessageStatus {
  return answeredAt ? 'answered' : 'open';
}

/** A message in `--json` output. Scripts depend on it: keep names and meanings. */
export function messageJson({ idempotencyKey: _key, ...message }: ContactMessage) {
  return {
    ...message,
    createdAt: message.createdAt.toISOString(),
    status: messageStatus(message),
    answerBefore: replyBefore(message.createdAt).toISOString(),
    answeredAt: message.answeredAt?.toISOString() ?? null,
  };
}

/** A prefix of the id, long enough to be unique; accepted by `messages show`. */
export function shortId({ id }: ContactMessage): string {
  return id.slice(0, 8);
}
