import type { ContactMessage } from '../../contact/contact-message.entity.js';

/** A message as `--json` gives it. Its names and meanings stay. */
export function messageJson({ idempotencyKey: _key, ...message }: ContactMessage) {
  return { ...message, createdAt: message.createdAt.toISOString() };
}

/** So much of an id tells two messages apart; `messages show` takes it. */
export function shortId({ id }: ContactMessage): string {
  return id.slice(0, 8);
}
