import type { LoginWaiting } from '@site/contract';
import { DomainError, domainError, formatWaitingTime } from '../http/domain-error.js';

/** The code is wrong, used, expired or was tried too often. The answer does not state which. */
export class CodeRejected extends domainError(
  400,
  'Deze code klopt niet of is verlopen. Controleer de code of vraag een nieuwe aan.',
) {}

/** No customer has this permanent code. */
export class LoginCodeUnknown extends domainError(
  400,
  'Deze logincode klopt niet. Controleer de code of vraag een nieuwe aan.',
) {}

/** For the office: another account has this mail address. */
export class AddressTaken extends domainError(
  409,
  'Er is al een account met dit e-mailadres. Vraag de klant met dat adres in te loggen, of om een ander adres.',
) {}

/** For the office: somebody changed the address of the account since it was read. */
export class AddressChanged extends domainError(
  409,
  'Een collega heeft het e-mailadres van dit account intussen gewijzigd. Kijk of het nu klopt.',
) {}

/** For the office: there is no account that was activated. */
export class NoAccount extends domainError(
  409,
  'Deze klant heeft geen actief account, of het is intussen verwijderd.',
) {}

/** No free permanent code was found: (nearly) all codes have an owner. */
export class LoginCodesExhausted extends domainError(
  503,
  'Wij kunnen nu geen nieuwe logincode voor u maken. Probeer het later opnieuw of neem contact met ons op.',
) {
  override readonly severity = 'error';
}

/** This browser has no login of this customer pending verification. */
export class NoPendingLogin extends domainError(
  403,
  'Uw inlogpoging is verlopen. Begin opnieuw met uw logincode.',
) {}

/** Too many wrong codes in a row for one customer. */
export class CustomerLocked extends DomainError {
  /** @param retryAfter seconds until codes are checked again. */
  constructor(override readonly retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60);
    super(
      429,
      `Er is te vaak een verkeerde code ingevuld. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
    );
  }
}

/** A code was mailed to this address less than a minute ago. */
export class CodeJustSent extends DomainError {
  /** @param retryAfter seconds until a new code can be requested. */
  constructor(override readonly retryAfter: number) {
    super(
      429,
      `De code is net verstuurd. Over ${retryAfter} ${retryAfter === 1 ? 'seconde' : 'seconden'} kunt u een nieuwe aanvragen.`,
    );
  }
}

/** No new verification code can be mailed yet, but the code of the login pending in this browser is still valid. */
export class VerificationCodeValid extends DomainError {
  override readonly retryAfter: number;

  /** @param details the pending login of this browser, and after how many seconds a new code can be requested. */
  constructor(override readonly details: Pick<LoginWaiting, 'customerId' | 'email' | 'retryAfter'>) {
    super(
      429,
      `De code uit onze laatste mail werkt nog. Over ${formatWaitingTime(details.retryAfter)} kunt u een nieuwe aanvragen.`,
    );
    this.retryAfter = details.retryAfter;
  }
}
