import { domainError } from '../http/domain-error.js';

/** No active dealer has this link. */
export class DealerUnknown extends domainError(
  404,
  'Deze link werkt niet meer. Bel of mail ons, dan sturen wij u een nieuwe.',
) {}

/** For the office: there is an active dealer with this address. */
export class DealerExists extends Error {
  override name = 'DealerExists';
}

/** For the office: there is no active dealer with this address. */
export class NoSuchDealer extends Error {
  override name = 'NoSuchDealer';
}
