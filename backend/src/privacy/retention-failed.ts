import type { BewaardeGegevens } from '@site/contract';

/** A rule of the retention could not be carried out, with the reason. */
export interface FailedRule {
  rule: BewaardeGegevens;
  error: unknown;
}

/** Some rules failed. The others were carried out. */
export class RetentionFailed extends Error {
  override name = 'RetentionFailed';

  constructor(failed: readonly FailedRule[]) {
    const reasons = failed.map(
      ({ rule, error }) => `${rule} (${error instanceof Error ? error.message : error})`,
    );
    super(`These retention rules failed: ${reasons.join(', ')}. The other rules were carried out.`);
  }
}
