import { CALLS } from '@site/contract';
import { ButtonLink, forgetVisitor, media, space, useAuthUser, useSite, VisuallyHidden } from '@site/kit';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { small } from './small';

/** The start of the customer portal. */
const PORTAL = '/klant';

/** Phones without room for the padding of a button beside the name of the site. */
const tight = css`
  ${media.mobile} {
    padding-inline: 11px;
    font-size: 15px;
  }
  ${small} {
    padding-inline: 8px;
  }
  ${media.smallest} {
    padding-inline: 4px;
    font-size: 14px;
  }
`;

/* A ButtonLink is one element or another, and the styles of one that the server did not render come after these: hence && */
const Tight = styled(ButtonLink)`
  && {
    ${tight}
  }
`;

/**
 * As wide as the text that it may get once the browser knows who is logged in: nothing in the header moves then. The server's HTML
 * is the same for everybody.
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
  padding-inline: 20px;
  font-size: 16px;
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

/** The way in or out. Logging out leaves the page; what this browser kept about the visitor is removed first. */
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

/** To the portal for a customer, to the application for everybody else. Phones have both in the menu. */
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

/** Wider windows have both beside the menu. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1.5)};
  margin-bottom: ${space(3)};
  ${media.tablet} {
    display: none;
  }
`;

/** To the portal and out, in the menu of a phone. */
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

/** A link to the portal in a list of links. Its line is there before it is known whether somebody is logged in. */
export function PortalItem() {
  const { user } = useAuthUser();
  const portal = usePortalName();
  return <Item>{user && <Link to={PORTAL}>{portal}</Link>}</Item>;
}

const Item = styled.li`
  min-height: 36px;
  ${media.mobile} {
    min-height: 44px;
  }
`;

function usePortalName(): string {
  const { naam } = useSite();
  return `Mijn ${naam}`;
}
