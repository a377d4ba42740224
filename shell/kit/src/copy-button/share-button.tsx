import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { media } from '../theme/theme';
import { copy, type Outcome, Said, useOutcome } from './outcome';

/** Among other buttons on a phone it is as wide as they are, with the words below it. */
const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;

  > button {
    flex: none;
  }

  > span:not(:empty) {
    margin-left: 12px;
  }

  ${media.mobile} {
    flex-direction: column;
    align-items: stretch;

    > span:not(:empty) {
      margin: 10px 0 0;
    }
  }
`;

/** What a ShareButton gives to somebody else. */
export interface ShareButtonProps {
  /** The whole address, with `https://`. A function is asked at the press, for an address that depends on what was filled in. */
  url: string | (() => string);
  /** What the link leads to, as it is called where it is shared: 'Berekening: € 646 per maand'. */
  title: string;
  /** What the button says. */
  label?: string;
}

/** A way of sharing that the visitor broke off, or that is open already: nothing has to be said. */
function isLeftAlone(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
}

async function share(url: string, title: string): Promise<Outcome> {
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ url, title });
    return 'shared';
  } catch (error) {
    return isLeftAlone(error) ? 'idle' : copy(url);
  }
}

/**
 * Gives a link to somebody else: by what the device has for that, as phones do, and otherwise by copying it. It says in words
 * what happened; where neither is allowed, it shows the link itself.
 */
export function ShareButton({ url, title, label = 'Deel deze link' }: ShareButtonProps) {
  const [outcome, setOutcome] = useOutcome();
  const [link, setLink] = useState('');
  const said = {
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
        <Icon size={20} aria-hidden="true" />
        {label}
      </Button>
      <Said role="status">{said[outcome]}</Said>
    </Root>
  );
}
