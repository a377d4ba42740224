import { telHref } from '@site/contract';
import { TextLink, useSite } from '@site/kit';

/** What to do when the address that a form was sent with is mistyped. */
export function WrongAddress() {
  const { telefoon } = useSite();
  return (
    <p>
      Klopt dit adres niet? Bel ons: <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>.
    </p>
  );
}
