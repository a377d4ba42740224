import { Check, Copy } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/icon-button';
import { copy, Said, useOutcome } from './outcome';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-width: 0;

  > span:not(:empty) {
    margin-left: 10px;
  }
`;

const SAID = {
  idle: '',
  copied: 'Gekopieerd',
  shared: '',
  failed: 'Kopiëren lukt niet. Selecteer de tekst en kopieer die zelf.',
} as const;

/**
 * A small button beside something that people take elsewhere: a code, a number. It says in words that it worked, or did not.
 * For the link to a page there is ShareButton.
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
      <Said role="status">{SAID[outcome]}</Said>
    </Root>
  );
}
