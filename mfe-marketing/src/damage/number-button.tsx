import { useSite } from '@site/kit';
import { HELP_LINES, type HelpLine } from './help-lines';
import { HelpNumbers } from './help-numbers';
import { NoticeButton } from './notice-button';

/** Opens the number of one line; where none is configured, its label and notice say how to reach the line instead. */
export function NumberButton({ line }: { line: HelpLine }) {
  const known = Boolean(useSite().schadenummers[line]);
  const { inSentence } = HELP_LINES[line];
  return (
    <NoticeButton
      variant="ghost"
      label={known ? `Toon nummer van ${inSentence}` : `Zo bereikt u ${inSentence}`}
      title={known ? 'Bel dit nummer' : 'Het nummer staat bij uw polis'}
    >
      <HelpNumbers lines={[line]} />
    </NoticeButton>
  );
}
