import { telHref } from '@site/contract';
import { Button, ButtonLink, TextLink, useSite } from '@site/kit';
import { ErrorFrame } from './error-frame';
import type { RetryProps } from './reload';
import { Reload } from './reload';

/** Replaces a page whose code cannot be loaded at the moment. The rest of the site works. */
export function RemoteUnavailablePage({ onRetry, isTrying = false }: RetryProps) {
  const { telefoon, email } = useSite();
  return (
    <ErrorFrame
      title="Deze pagina is even niet beschikbaar"
      sign="503"
      actions={
        <>
          {onRetry ? (
            <Button onClick={onRetry} busy={isTrying}>
              Opnieuw proberen
            </Button>
          ) : (
            <Reload>Opnieuw proberen</Reload>
          )}
          <ButtonLink to="/" variant="ghost">
            Naar de homepagina
          </ButtonLink>
        </>
      }
    >
      <p>De rest van de website werkt gewoon. Probeer het over een paar minuten opnieuw.</p>
      <p>
        Kunt u niet wachten? Bel <TextLink href={telHref(telefoon)}>{telefoon}</TextLink> of mail{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </p>
    </ErrorFrame>
  );
}
