import { InlineError } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('InlineError', {
  group: 'Messages',
  purpose: 'An error in place of the content that failed to load. An invalid field has its own error.',
  requirements: [
    'It is read out when it appears.',
    'It says what failed and what to do, and offers to try again where that can help.',
    'It never blames the visitor, and what was typed is kept.',
  ],
  examples: [
    { name: 'With a retry', render: WithAnotherTry },
    { name: 'Without a retry', surface: 'card', render: WithoutAnotherTry },
  ],
});

function WithAnotherTry() {
  const [tries, setTries] = useState(0);
  return (
    <InlineError onRetry={() => setTries(tries + 1)}>
      Uw aanvragen konden niet worden opgehaald.
      {tries > 0 && ` Ook na ${tries + 1} keer niet: bel ons op 085 000 00 00.`}
    </InlineError>
  );
}

function WithoutAnotherTry() {
  return (
    <InlineError>
      Dit bestand is groter dan 10 MB. Maak het kleiner, of stuur het per mail naar info@zakenwiel.example.
    </InlineError>
  );
}
