import { ButtonLink } from '@site/kit';
import { ErrorFrame } from './error-frame';
import { Reload } from './reload';

/** In place of a page that broke while it was shown. */
export function PageCrashedPage() {
  return (
    <ErrorFrame
      title="Er ging iets mis op deze pagina"
      sign="!"
      actions={
        <>
          <Reload>Pagina opnieuw laden</Reload>
          <ButtonLink to="/" variant="ghost">
            Naar de homepagina
          </ButtonLink>
        </>
      }
    >
      <p>Dat ligt niet aan u. Laad de pagina opnieuw. Helpt dat niet, laat het ons dan weten.</p>
    </ErrorFrame>
  );
}
