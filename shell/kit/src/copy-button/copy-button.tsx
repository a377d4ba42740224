import { Check, Copy } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/icon-button';
import { copy, OutcomeText, useOutcome } from './outcome';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-width: 0;

  > span:not(:empty) {
    margin-left: 0.625rem;
  }
`;

const OUTCOME_TEXT = {
  idle: '',
  copied: 'Gekopieerd',
  shared: '',
  failed: 'Kopiëren lukt niet. Selecteer de tekst en kopieer die zelf.',
} as const;

/**
 * A small button that copies a text, such as a code or a number, and says whether that worked. For a link to a page, use ShareButton.
 */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useOutcome();
  return (
    <Root data-screen-only>
      <IconButton
        label={label}
        icon={outcome === 'copied' ? Check : Copy}
        onClick={async () => setOutcome(await copy(text))}
      />
      <OutcomeText role="status">{OUTCOME_TEXT[outcome]}</OutcomeText>
    </Root>
  );
}
