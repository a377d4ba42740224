import { telHref } from '@site/contract';
import { Band, Callout, TextLink, useSite } from '@site/kit';

/**
 * Phone and mail, for browsers without JavaScript, where the form does not work.
 *
 * @param to the address for mail, where that is not the office's.
 */
export function WithoutScripts({ to }: { to?: string }) {
  const { telefoon, email } = useSite();
  const address = to ?? email;
  return (
    <noscript>
      <Band narrow>
        <Callout tone="note" title="Dit formulier werkt alleen met JavaScript">
          Zet JavaScript aan in uw browser. Of bel <TextLink href={telHref(telefoon)}>{telefoon}</TextLink> of
          mail naar <TextLink href={`mailto:${address}`}>{address}</TextLink>; dan helpen wij u verder.
        </Callout>
      </Band>
    </noscript>
  );
}
