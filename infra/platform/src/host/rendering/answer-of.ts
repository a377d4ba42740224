import * as v from 'valibot';
import type { FromRenderer } from './messages';

const text = v.string();
const kind = v.picklist([
  'unhandled-rejection',
  'uncaught-error',
  'changed-global',
  'out-of-memory',
  'exit',
  'no-answer',
]);

const ANSWER = v.variant('type', [
  v.object({ type: v.picklist(['loaded', 'pong']) }),
  v.object({ type: v.literal('checking'), address: text }),
  v.object({ type: v.literal('checked'), indexed: v.array(text) }),
  v.object({
    type: v.literal('rendered'),
    status: v.number(),
    times: v.optional(v.object({ start: v.number(), end: v.number() })),
  }),
  v.object({ type: v.literal('threw'), error: v.object({ message: text, stack: v.optional(text) }) }),
  v.object({ type: v.literal('failed'), failure: v.object({ kind, reason: text, stack: v.optional(text) }) }),
]);

/** What a renderer answered; undefined for anything else, because the code of a release can send to the server too. */
export function answerOf(message: unknown): FromRenderer | undefined {
  const { success, output } = v.safeParse(ANSWER, message);
  return success ? output : undefined;
}
