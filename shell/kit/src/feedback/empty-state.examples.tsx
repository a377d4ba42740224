import { EmptyState } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('EmptyState', {
  group: 'Messages',
  purpose: 'There is no content yet, and that is not an error. A failed request is an InlineError.',
  requirements: ['It says why there is nothing, and what to do.', 'The picture is decorative.'],
  examples: [
    { name: 'Nothing yet', render: NothingYet },
    { name: 'Nothing found', surface: 'card', render: NothingFound },
  ],
});

function NothingYet() {
  return (
    <EmptyState title="U heeft nog geen aanvragen">
      Vraag een lease aan, of koppel een aanvraag met de code uit onze mail.
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState title="Niets gevonden" picture="kaart">
      Kijk of alles goed gespeld is, of probeer een ander woord.
    </EmptyState>
  );
}
