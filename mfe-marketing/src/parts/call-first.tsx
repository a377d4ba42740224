import { telHref } from '@site/contract';
import { ButtonLink, ButtonRow, useSite } from '@site/kit';

/** A button to call, and one to write. */
export function CallFirst() {
  const { telefoon } = useSite();
  return (
    <ButtonRow>
      <ButtonLink variant="dark" href={telHref(telefoon)}>
        Bel {telefoon}
      </ButtonLink>
      <ButtonLink variant="ghost" to="/contact#bericht">
        Stuur een bericht
      </ButtonLink>
    </ButtonRow>
  );
}
