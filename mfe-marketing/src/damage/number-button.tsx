import { useSite } from '@site/kit';
import { HELP_LINES, type HelpLine } from './help-lines';
import { HelpNumbers } from './help-numbers';
import { NoticeButton } from './notice-button';

/** Opens the phone number of one line; without a configured number, its label and notice say how else to reach it. */
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
