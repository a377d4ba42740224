import { Button, ButtonLink } from '@site/kit';
import { ErrorFrame } from './error-frame';
import type { RetryProps } from './reload';
import { Reload } from './reload';

/** Replaces a page that threw while rendering. `onRetry` is missing when it threw on the server: then only a reload can help. */
export function PageCrashedPage({ onRetry, isTrying = false }: RetryProps) {
  return (
    <ErrorFrame
      title="Er ging iets mis op deze pagina"
      sign="!"
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry} busy={isTrying}>
              Opnieuw proberen
            </Button>
          )}
          <Reload variant={onRetry ? 'ghost' : 'primary'}>Pagina opnieuw laden</Reload>
          <ButtonLink to="/" variant="ghost">
            Naar de homepagina
          </ButtonLink>
        </>
      }
    >
      <p>
        Dat ligt niet aan u. {onRetry ? 'Probeer het opnieuw, of laad' : 'Laad'} de pagina opnieuw. Helpt dat
        niet, laat het ons dan weten.
      </p>
    </ErrorFrame>
  );
}
