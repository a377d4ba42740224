import type { DraftAnswer, SaveDraftAnswer } from '@site/contract';
import { OPTIONAL, PlainAnswer, Text } from '../http/answers.js';

export class SaveDraftAnswerDto extends PlainAnswer implements SaveDraftAnswer {
  @Text('q3vN0m1x8dC2rT5yH7kJ9wL4bF6gS0aZ-ePuXiVoQnM', {
    description: 'The token of the draft, which the mailed link has too.',
  })
  concept: string;
}

export class DraftAnswerDto extends PlainAnswer implements DraftAnswer {
  @Text('{"naam":"Jan van der Berg"}', { description: 'A JSON object, as it was saved.' }) antwoorden: string;
  @Text('prijs', { description: 'The id of a step; empty for the first one.' }) stap: string;

  @Text('Autobedrijf De Brug', { description: 'The dealer who began the application.', ...OPTIONAL })
  dealer?: string;
}
