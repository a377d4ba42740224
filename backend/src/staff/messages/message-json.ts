import type { ContactMessage } from '../../contact/contact-message.entity.js';

/** A message in `--json` output. Scripts depend on it: keep names and meanings. */
export function messageJson({ idempotencyKey: _key, ...message }: ContactMessage) {
  return { ...message, createdAt: message.createdAt.toISOString() };
}

/** A prefix of the id, long enough to be unique; accepted by `messages show`. */
export function shortId({ id }: ContactMessage): string {
  return id.slice(0, 8);
}
