import { Callout, OnlyWithScripts, type SitePath, TextLink } from '@site/kit';
import { Spinner } from '@site/kit/controls';

/** Until the browser knows who is logged in. @param login of this kind of page */
export function Wait({ login }: { login: { to: SitePath; text: string } }) {
  return (
    <>
      <OnlyWithScripts>
        <Spinner label="Even geduld" />
      </OnlyWithScripts>
      <noscript>
        <Callout tone="note" title="Deze pagina werkt alleen met JavaScript">
          Voor deze pagina moet u ingelogd zijn, en daarvoor is JavaScript nodig. Zet JavaScript aan en ga
          naar <TextLink to={login.to}>{login.text}</TextLink>.
        </Callout>
      </noscript>
    </>
  );
}
