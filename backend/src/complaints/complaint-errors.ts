import { domainError } from '../http/domain-error.js';

/** No complaint has this number, or it came from another mail address. The answer does not state which. */
export class ComplaintUnknown extends domainError(
  404,
  'Wij vinden geen klacht met dit nummer en dit e-mailadres.',
) {
  override readonly errors = {
    klachtnummer: 'Kijk het nummer na in de e-mail die u van ons kreeg.',
    email: 'Vul het e-mailadres in waarop u die e-mail kreeg.',
  };
}
