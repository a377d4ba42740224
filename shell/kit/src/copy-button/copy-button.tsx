import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/icon-button';
import { on } from '../theme/theme';
import { timing } from '../theme/timing';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-width: 0;
`;

const Said = styled.span`
  color: ${on.text};
  font-size: 15px;
  font-weight: 600;
  line-height: 1.35;

  &:not(:empty) {
    margin-left: 10px;
  }
`;

const SAID = {
  idle: '',
  copied: 'Gekopieerd',
  failed: 'Kopiëren lukt niet. Selecteer de tekst en kopieer die zelf.',
} as const;

/** A small button beside something that people take elsewhere: a code, a number. It says in words that it worked, or did not. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<keyof typeof SAID>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), timing.copied);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // No permission, or no clipboard at all on a page without https.
      setState('failed');
    }
  };

  return (
    <Root>
      <IconButton label={label} icon={state === 'copied' ? Check : Copy} onClick={copy} />
      <Said role="status">{SAID[state]}</Said>
    </Root>
  );
}
