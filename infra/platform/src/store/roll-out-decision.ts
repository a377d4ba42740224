import { failsMore, type PageViews, sayViews } from '../protocol/analysis';
import { sayDuration } from './duration';

/** When a roll-out goes on, and when it gives up. Times are in ms. */
export interface RollOutLimits {
  /** How many page views of the canary must be counted at each share. */
  views: number;
  /** How long each share lasts at least. */
  stepMs: number;
  /** How long the roll-out may take. */
  withinMs: number;
  /** How long nothing may be known of the page views, or of the store. */
  unreadableMs: number;
  /** How long a shell may refuse to run the canary: it may try again. */
  refusedMs: number;
}

/** What is known of a roll-out at one moment. Times are in ms. */
export interface Observation {
  /** Of the canary and of the live version, since the roll-out began. */
  canary: PageViews;
  live: PageViews;
  /** Of the canary, at the present share. */
  viewsInStep: number;
  /** Since when the present share lasts. */
  stepMs: number;
  /** Since when the roll-out lasts. */
  totalMs: number;
  /** Why the canary is quarantined. */
  quarantine?: string;
  /** A shell refuses to run the canary, for so long. */
  refusal?: { reason: string; ms: number };
  /** The page views or the store cannot be read, for so long. */
  unreadable?: { problem: string; ms: number };
}

/** As the analysis of Argo Rollouts has them, and `wait` and `proceed` before there is one. */
export type Decision =
  | { verdict: 'wait' }
  /** The next share. */
  | { verdict: 'proceed' }
  | { verdict: 'fail'; reason: string }
  | { verdict: 'inconclusive'; reason: string };

/** @param before the live version */
export function decide(seen: Observation, limits: RollOutLimits, before: string): Decision {
  const { canary, live, viewsInStep, stepMs, totalMs, quarantine, refusal, unreadable } = seen;
  if (quarantine) return { verdict: 'fail', reason: quarantine };
  if (failsMore(canary, live)) {
    const reason = `In browsers ${sayViews(canary)} failed, and ${sayViews(live)} of ${before}.`;
    return { verdict: 'fail', reason };
  }
  if (refusal && refusal.ms >= limits.refusedMs) return { verdict: 'fail', reason: refusal.reason };
  if (unreadable && unreadable.ms >= limits.unreadableMs) {
    return { verdict: 'inconclusive', reason: unreadable.problem };
  }
  const isKnown = !unreadable && !refusal;
  if (isKnown && viewsInStep >= limits.views && stepMs >= limits.stepMs) return { verdict: 'proceed' };
  if (totalMs < limits.withinMs) return { verdict: 'wait' };
  const within = `within ${sayDuration(limits.withinMs)}`;
  const reason =
    viewsInStep < limits.views
      ? `Only ${viewsInStep} of the ${limits.views} page views that each share needs were counted ${within}.`
      : `It was not done ${within}.`;
  return { verdict: 'inconclusive', reason };
}
