/** Where a customer is in the login journey. */
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
  /** Masked: six digits must not buy a full address. */
  email: string;
  /** From when on a new code can be asked for, in milliseconds since 1970; at once when it is not known. */
  newCodeAt?: number;
  /** The code is that of an earlier mail: no new one could be mailed yet. */
  earlierCode?: boolean;
}

/**
 * The step that a history entry carries. The journey lives in the browser's history, so that "back" is one step back and a
 * reload (a phone that went to the mailbox and returned) stays where it was. Whatever is incomplete is the first step.
 */
export function readLoginStep(state: unknown): LoginStep {
  const step = (state as { login?: Partial<Record<string, unknown>> } | null)?.login;
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

/** How many steps of this login lie before the entry, which "back" goes through. */
export function readLoginDepth(state: unknown): number {
  const depth = (state as { loginDepth?: unknown } | null)?.loginDepth;
  return Number.isInteger(depth) && (depth as number) > 0 ? (depth as number) : 0;
}

/** History state that opens the customer login at a step, behind as many others as `depth` says. */
export function loginState(step: LoginStep, depth = 0) {
  return { login: step, loginDepth: depth };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
