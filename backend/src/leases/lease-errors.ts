import { DomainError } from '../http/domain-error.js';

/** No application has this code, or it is linked to another account. The answer does not state which. */
export class LeaseCodeUnknown extends DomainError {
  constructor() {
    super(
      404,
      'Bij deze code vinden wij geen aanvraag. Controleer de code in de e-mail die u van ons kreeg.',
    );
  }
}
