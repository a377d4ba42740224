import { Callout, OnlyWithScripts, type SitePath, Stack, TextLink } from '@site/kit';
import { Spinner } from '@site/kit/controls';
import type { ReactNode } from 'react';

interface WaitProps {
  /** Of this kind of page. */
  login: { to: SitePath; text: string };
  /** What the page can do without scripts. */
  withoutScripts?: ReactNode;
}

/** Until the browser knows who is logged in. */
export function Wait({ login, withoutScripts }: WaitProps) {
  return (
    <>
      <OnlyWithScripts>
        <Spinner label="Even geduld" />
      </OnlyWithScripts>
      <noscript>
        <Stack gap={3}>
          <Callout tone="note" title="Deze pagina werkt alleen met JavaScript">
            Voor deze pagina moet u ingelogd zijn, en daarvoor is JavaScript nodig. Zet JavaScript aan en ga
            naar <TextLink to={login.to}>{login.text}</TextLink>.
          </Callout>
          {withoutScripts}
        </Stack>
      </noscript>
    </>
  );
}
