export type LoginStep =
  /** Asks for the e-mail address of the account to activate. */
  | { name: 'initial' }
  /** The activation code was mailed to the address. */
  | { name: 'activation-code'; email: string }
  /** The account is active; the permanent login code was mailed. */
  | { name: 'success' }
  | { name: 'permanent-code' }
  /** The verification code was mailed. */
  | TwoFactorStep;

export interface TwoFactorStep {
  name: 'two-factor';
  customerId: string;
  /** Masked: six digits must not reveal a full address. */
  email: string;
  /** When a new code can be requested, in ms since 1970; undefined: now. */
  newCodeAt?: number;
  /** No new code could be mailed yet: the code of an earlier mail is still valid. */
  earlierCode?: boolean;
}

/**
 * The step in a history entry. The steps are in the browser's history, so that "back" is one step back and a reload (a phone
 * that returns from the mailbox) keeps the step. An incomplete step gives the first one.
 *
 * @param isKnown whether a login was completed in this browser before: then an entry without a step is at the permanent code.
 */
export function readLoginStep(state: unknown, isKnown = false): LoginStep {
  const step = (state as { login?: Partial<Record<string, unknown>> } | null)?.login;
  if (!step && isKnown) return { name: 'permanent-code' };
  const { customerId, email, newCodeAt, earlierCode } = step ?? {};
  switch (step?.name) {
    case 'activation-code':
      return isText(email) ? { name: 'activation-code', email } : { name: 'initial' };
    case 'two-factor':
      if (!isText(email) || !isText(customerId)) return { name: 'permanent-code' };
      return {
        name: 'two-factor',
        customerId,
        email,
        ...(typeof newCodeAt === 'number' && { newCodeAt }),
        ...(earlierCode === true && { earlierCode }),
      };
    case 'success':
    case 'permanent-code':
      return { name: step.name };
    default:
      return { name: 'initial' };
  }
}

/** The number of earlier steps of this login in the history. */
export function readLoginDepth(state: unknown): number {
  const depth = (state as { loginDepth?: unknown } | null)?.loginDepth;
  return Number.isInteger(depth) && (depth as number) > 0 ? (depth as number) : 0;
}

/** History state of a step of the customer login. @param depth number of earlier steps in the history */
export function loginState(step: LoginStep, depth = 0) {
  return { login: step, loginDepth: depth };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
