/** Where a customer is in the login journey. */
export type LoginStep =
  /** Asks for the e-mail address of the account to activate. */
  | { name: 'initial' }
  /** The activation code was mailed to the address. */
  | { name: 'activation-code'; email: string }
  /** The account is active; the permanent login code was mailed. */
  | { name: 'success' }
  | { name: 'permanent-code' }
  /** The verification code was mailed. `email` is masked: six digits must not buy a full address. */
  | { name: 'two-factor'; customerId: string; email: string };

/**
 * The step that a history entry carries. The journey lives in the browser's history, so that "back" is one step back and a
 * reload (a phone that went to the mailbox and returned) stays where it was. Whatever is incomplete is the first step.
 */
export function readLoginStep(state: unknown): LoginStep {
  const step = (state as { login?: Partial<Record<string, string>> } | null)?.login;
  const { customerId, email } = step ?? {};
  switch (step?.name) {
    case 'activation-code':
      return email ? { name: 'activation-code', email } : { name: 'initial' };
    case 'two-factor':
      return email && customerId ? { name: 'two-factor', customerId, email } : { name: 'permanent-code' };
    case 'success':
    case 'permanent-code':
      return { name: step.name };
    default:
      return { name: 'initial' };
  }
}

/** History state that opens the customer login at a step. */
export function loginState(step: LoginStep) {
  return { login: step };
}
