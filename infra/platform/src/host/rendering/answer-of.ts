import * as v from 'valibot';

const text = v.string();

/** Why a renderer ended. */
const FAILURE = v.object({
  /** As counted in the metrics. */
  kind: v.picklist([
    'unhandled-rejection',
    'uncaught-error',
    'changed-global',
    'out-of-memory',
    'exit',
    'no-answer',
  ]),
  /** A sentence about the release, without its name: "It ended the process." */
  reason: text,
  /** Of what was thrown. */
  stack: v.optional(text),
});

/** What a renderer answers. It works on one message at a time, in order. */
const ANSWER = v.variant('type', [
  v.object({ type: v.picklist(['loaded', 'pong']) }),
  /** The page that it renders now, as part of a check. */
  v.object({ type: v.literal('checking'), address: text }),
  /** Every page renders. The addresses that search engines may list: path and query. */
  v.object({ type: v.literal('checked'), indexed: v.array(text) }),
  /** The body of the message is the HTML, in UTF-8. */
  v.object({ type: v.literal('rendered'), status: v.number() }),
  /** Loading, checking or rendering threw. */
  v.object({ type: v.literal('threw'), error: v.object({ message: text, stack: v.optional(text) }) }),
  /** Something failed outside any message: the renderer ends. */
  v.object({ type: v.literal('failed'), failure: FAILURE }),
]);

export type FailureFacts = v.InferOutput<typeof FAILURE>;

export type FromRenderer = v.InferOutput<typeof ANSWER>;

/** What a renderer answered; undefined for anything else, because the code of a release can send to the server too. */
export function answerOf(message: unknown): FromRenderer | undefined {
  const { success, output } = v.safeParse(ANSWER, message);
  return success ? output : undefined;
}
