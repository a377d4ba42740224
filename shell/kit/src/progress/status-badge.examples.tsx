import { Stack, StatusBadge } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('StatusBadge', {
  group: 'Progress',
  for: 'The state of one thing in a word or two, beside its name.',
  must: [
    'A sign and a word: never colour alone.',
    'It is as wide as its words, wherever it stands.',
    'Long words wrap inside it.',
  ],
  examples: [
    { name: 'Four states', render: FourStates },
    { name: 'On the road', surface: 'road', render: FourStates },
    { name: 'Long words', note: 'Look at it at 320 px.', surface: 'card', render: LongWords },
  ],
});

function FourStates() {
  return (
    <Stack gap={1.5}>
      <StatusBadge tone="wait">In behandeling</StatusBadge>
      <StatusBadge tone="good">Goedgekeurd</StatusBadge>
      <StatusBadge tone="stop">Afgewezen</StatusBadge>
      <StatusBadge tone="done">Afgerond</StatusBadge>
    </Stack>
  );
}

function LongWords() {
  return (
    <StatusBadge tone="wait">Wacht op de arbeidsongeschiktheidsverklaring van uw verzekeraar</StatusBadge>
  );
}
