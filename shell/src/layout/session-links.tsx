import { CALLS } from '@site/contract';
import {
  ButtonLink,
  forgetVisitor,
  Link,
  media,
  space,
  useAuthUser,
  useSite,
  VisuallyHidden,
} from '@site/kit';
import styled, { css } from 'styled-components';
import { smallPhone } from './small-phone';

/** The start of the customer portal. */
const PORTAL = '/klant';

/** Smaller buttons for phones, so that they fit next to the name of the site. */
const tight = css`
  ${media.mobile} {
    padding-inline: 0.6875rem;
    font-size: 0.9375rem;
  }
  ${smallPhone} {
    padding-inline: 0.5rem;
  }
  ${media.smallest} {
    padding-inline: 0.25rem;
    font-size: 0.875rem;
  }
`;

/* ButtonLink renders one of two styled elements, and the styles of one that the server did not render are inserted after these: hence && */
const Tight = styled(ButtonLink)`
  && {
    ${tight}
  }
`;

/**
 * Reserves the width of the longest text that it may contain, so that nothing in the header moves once the browser knows whether a
 * customer is logged in. The server's HTML is the same for all visitors.
 */
const Slot = styled.div`
  display: grid;
  flex: none;
  max-width: 14em;
  > * {
    grid-area: 1 / 1;
  }
`;

const Widest = styled.span`
  height: 0;
  padding-inline: 1.25rem;
  font-size: 1rem;
  font-weight: 650;
  white-space: nowrap;
  overflow: hidden;
  visibility: hidden;
`;

const TightWidest = styled(Widest)`
  ${tight}
  border-inline: 2px solid;
`;

const PortalSlot = styled(Slot)`
  ${media.mobile} {
    display: none;
  }
`;

/** The login or logout link. Logging out is a full navigation; what this tab stored about the visitor is removed first. */
export function SessionButton() {
  const { user } = useAuthUser();
  return (
    <Slot data-screen-only>
      <TightWidest aria-hidden>Uitloggen</TightWidest>
      {user ? (
        <Tight href={CALLS.logout.path} variant="dark" size="s" onClick={forgetVisitor}>
          Uitloggen
        </Tight>
      ) : (
        <Tight to="/login" variant="dark" size="s">
          Inloggen
        </Tight>
      )}
    </Slot>
  );
}

/** A link to the portal for a customer who is logged in, and to the application for other visitors. Phones have both in the menu. */
export function PortalOrApply() {
  const { user } = useAuthUser();
  const portal = usePortalName();
  return (
    <PortalSlot data-screen-only>
      <Widest aria-hidden>{portal}</Widest>
      {user ? (
        <ButtonLink to={PORTAL} variant="ghost" size="s">
          {portal}
        </ButtonLink>
      ) : (
        <ButtonLink to="/lease-aanvragen" variant="ghost" size="s">
          Aanvragen
        </ButtonLink>
      )}
    </PortalSlot>
  );
}

/** Wider windows show both next to the menu. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1.5)};
  margin-bottom: ${space(3)};
  ${media.tablet} {
    display: none;
  }
`;

/** The portal and logout links in the menu of a phone. */
export function MenuSession() {
  const { user } = useAuthUser();
  const portal = usePortalName();
  if (!user) return null;
  return (
    <Actions>
      <ButtonLink to={PORTAL} variant="dark" size="s">
        {portal}
      </ButtonLink>
      <ButtonLink href={CALLS.logout.path} variant="quiet" size="s" onClick={forgetVisitor}>
        <span>
          Uitloggen
          <VisuallyHidden> als {user.email}</VisuallyHidden>
        </span>
      </ButtonLink>
    </Actions>
  );
}

/** A link to the login, or to the portal when a customer is logged in. */
export function LoginOrPortal({ children }: { children: string }) {
  const { user } = useAuthUser();
  const portal = usePortalName();
  return user ? <Link to={PORTAL}>{portal}</Link> : <Link to="/login">{children}</Link>;
}

function usePortalName(): string {
  const { naam } = useSite();
  return `Mijn ${naam}`;
}
