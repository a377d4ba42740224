import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { media } from '../theme/theme';
import { copy, type Outcome, OutcomeText, useOutcome } from './outcome';

/** On a phone it is as wide as the buttons around it, with the outcome below it. */
const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;

  > button {
    flex: none;
  }

  > span:not(:empty) {
    margin-left: 0.75rem;
  }

  ${media.mobile} {
    flex-direction: column;
    align-items: stretch;

    > span:not(:empty) {
      margin: 0.625rem 0 0;
    }
  }
`;

interface ShareButtonProps {
  /** The absolute URL. A function is called at each press, for a URL that depends on a form. */
  url: string | (() => string);
  /** The title of the shared link: 'Berekening: € 646 per maand'. */
  title: string;
  label?: string;
}

/** The visitor cancelled sharing, or the share dialog is already open: neither needs a message. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
}

async function share(url: string, title: string): Promise<Outcome> {
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ url, title });
    return 'shared';
  } catch (error) {
    return isCancelled(error) ? 'idle' : copy(url);
  }
}

/**
 * Shares a link with the Web Share API, or copies it where that is missing, and says what happened. Where neither is allowed, it
 * shows the link itself.
 */
export function ShareButton({ url, title, label = 'Deel deze link' }: ShareButtonProps) {
  const [outcome, setOutcome] = useOutcome();
  const [link, setLink] = useState('');
  const outcomeText = {
    idle: '',
    copied: 'Link gekopieerd',
    shared: 'Link gedeeld',
    failed: `Kopiëren lukt niet. Selecteer deze link en kopieer die zelf: ${link}`,
  } satisfies Record<Outcome, string>;

  const press = async () => {
    const address = typeof url === 'function' ? url() : url;
    setLink(address);
    setOutcome(await share(address, title));
  };

  const Icon = outcome === 'copied' || outcome === 'shared' ? Check : Share2;
  return (
    <Root data-screen-only>
      <Button size="s" variant="ghost" onClick={press}>
        <Icon size={20} />
        {label}
      </Button>
      <OutcomeText role="status">{outcomeText[outcome]}</OutcomeText>
    </Root>
  );
}
