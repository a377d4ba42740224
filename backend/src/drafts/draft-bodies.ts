import type { DraftTokenBody, SaveCustomerDraftBody, SaveDraftBody } from '@site/contract';
import { ValidateBy } from 'class-validator';
import { EmailAddress, OptionalLine, RequiredLine, TextField } from '../http/fields.js';

const NOT_READABLE = 'Wij konden niet lezen wat u invulde. Ververs de pagina en probeer het opnieuw.';
const EXAMPLE_TOKEN = 'q3vN0m1x8dC2rT5yH7kJ9wL4bF6gS0aZ-ePuXiVoQnM';
const TOKEN_LENGTH = 100;
/** In characters, far more than a wizard asks. */
const ANSWERS_LENGTH = 20_000;

/** Are these the answers of a wizard: texts and choices by name? Whoever opens the draft, or downloads it, gets nothing else. */
function areAnswers(value: unknown): boolean {
  try {
    const parsed: unknown = JSON.parse(String(value));
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return false;
    return Object.values(parsed).every((answer) => ['string', 'boolean'].includes(typeof answer));
  } catch {
    return false;
  }
}

/** The token of a draft that may be there. */
export const OptionalDraftToken = () => OptionalLine({ maxLength: TOKEN_LENGTH, example: EXAMPLE_TOKEN });

export class SaveCustomerDraftDto implements SaveCustomerDraftBody {
  @TextField({
    read: (value) => value,
    message: NOT_READABLE,
    description: 'A JSON object of texts and choices, as text.',
    maxLength: ANSWERS_LENGTH,
    documented: { contentMediaType: 'application/json' } as object,
    checks: [
      ValidateBy({
        name: 'areAnswers',
        validator: { validate: areAnswers, defaultMessage: () => NOT_READABLE },
      }),
    ],
    example: '{"naam":"Jan van der Berg","aanschafprijs":"25000"}',
  })
  antwoorden: string;

  @OptionalLine({ maxLength: 50, example: 'prijs' }) stap?: string = '';
  @OptionalDraftToken() concept?: string = '';
}

export class SaveDraftDto extends SaveCustomerDraftDto implements SaveDraftBody {
  @EmailAddress() email: string;
}

export class DraftTokenDto implements DraftTokenBody {
  @RequiredLine('Open de link in de e-mail die u van ons kreeg.', {
    maxLength: TOKEN_LENGTH,
    example: EXAMPLE_TOKEN,
  })
  concept: string;
}
