import { telHref } from '@site/contract';
import { Band, Callout, TextLink, useSite } from '@site/kit';

/** For browsers without JavaScript, where a form cannot be filled in: the other two ways to reach the company. */
export function WithoutScripts() {
  const { telefoon, email } = useSite();
  return (
    <noscript>
      <Band narrow>
        <Callout tone="note" title="Dit formulier werkt alleen met JavaScript">
          Zet JavaScript aan in uw browser. Of bel <TextLink href={telHref(telefoon)}>{telefoon}</TextLink> of
          mail naar <TextLink href={`mailto:${email}`}>{email}</TextLink>; dan helpen wij u verder.
        </Callout>
      </Band>
    </noscript>
  );
}
