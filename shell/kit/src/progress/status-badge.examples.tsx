import { Stack, StatusBadge } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('StatusBadge', {
  group: 'Progress',
  purpose: 'The status of one thing in a word or two, next to its name.',
  requirements: [
    'An icon and a word: never colour alone.',
    'It is as wide as its text, in any container.',
    'Long words wrap inside it.',
  ],
  examples: [
    { name: 'Four states', render: FourStates },
    { name: 'On a dark surface', surface: 'dark', render: FourStates },
    { name: 'Long words', note: 'Look at it at 320 px.', surface: 'card', render: LongWords },
  ],
});

function FourStates() {
  return (
    <Stack gap={1.5}>
      <StatusBadge tone="pending">In behandeling</StatusBadge>
      <StatusBadge tone="success">Goedgekeurd</StatusBadge>
      <StatusBadge tone="error">Afgewezen</StatusBadge>
      <StatusBadge tone="done">Afgerond</StatusBadge>
    </Stack>
  );
}

function LongWords() {
  return (
    <StatusBadge tone="pending">Wacht op de arbeidsongeschiktheidsverklaring van uw verzekeraar</StatusBadge>
  );
}
