import { telHref } from '@site/contract';
import { ButtonLink, TextLink, useSite } from '@site/kit';
import { ErrorFrame } from './error-frame';

/** Answers a request that found no free renderer. The same for every address: its link leads to the address that it is shown at. */
export function BusyPage() {
  const { telefoon } = useSite();
  return (
    <ErrorFrame
      title="Het is nu even druk"
      sign="503"
      actions={
        <>
          <ButtonLink href="">Opnieuw proberen</ButtonLink>
          <ButtonLink to="/" variant="ghost">
            Naar de homepagina
          </ButtonLink>
        </>
      }
    >
      <p>Wij krijgen op dit moment veel bezoekers tegelijk. Wacht een halve minuut en probeer het opnieuw.</p>
      <p>
        Kunt u niet wachten? Bel <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>.
      </p>
    </ErrorFrame>
  );
}
