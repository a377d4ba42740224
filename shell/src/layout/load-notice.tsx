import { type SiteIdentity, telHref } from '@site/contract';
import { ButtonLink, CloseButton, layer, media, TextLink } from '@site/kit';
import { LOAD_NOTICE_ID, ROOT_ID } from '@site/platform/protocol/page';
import styled from 'styled-components';
import { ErrorBand } from './error-band';

/** It stays in view when the visitor scrolls; the header then does not. In a low window both would leave too little to read. */
const Band = styled(ErrorBand)`
  @media (min-height: 30em) {
    position: sticky;
    z-index: ${layer.header + 1};
    top: 0;
    &:not([hidden]) ~ #${ROOT_ID} > * > header {
      position: relative;
      top: 0;
    }
    html:has(> body > &:not([hidden])) {
      scroll-padding-top: 16.25rem;
      ${media.tablet} {
        scroll-padding-top: 8.125rem;
      }
    }
  }
`;

interface LoadNoticeProps {
  site: Pick<SiteIdentity, 'telefoon'>;
  /** The version of the shell, for the script that watches over the page load. */
  shell: string;
}

/**
 * The message for a page whose scripts did not arrive, hidden until then. Rendered on the server only, next to what React hydrates, and
 * complete without the scripts that are missing.
 */
export function LoadNotice({ site: { telefoon }, shell }: LoadNoticeProps) {
  return (
    <Band
      id={LOAD_NOTICE_ID}
      data-shell={shell}
      hidden
      action={
        // To the same address.
        <ButtonLink href="" variant="dark" size="s">
          Pagina opnieuw laden
        </ButtonLink>
      }
      close={<CloseButton label="Melding sluiten" />}
    >
      <b>Deze pagina is niet helemaal geladen.</b> Knoppen en formulieren werken daardoor nu niet. Laad de
      pagina opnieuw, of bel <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>.
      <span hidden> Let op: bij opnieuw laden bent u kwijt wat u hebt ingevuld.</span>
    </Band>
  );
}
