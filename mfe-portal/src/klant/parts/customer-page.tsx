import type { Customer } from '@site/contract';
import { Callout, color, media, Spinner, space, TextLink, useCustomer } from '@site/kit';
import { TooltipProvider } from '@site/kit/controls';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { addressOf, returnState } from '../../parts/return-path';
import { Room } from '../../parts/room';
import { PortalNav } from './portal-nav';

interface CustomerPageProps {
  /** The heading; it may name the customer once it is known who that is. */
  title: string | ((customer: Customer | null) => string);
  lead?: ReactNode;
  /** Do not settle for a customer that was fetched on an earlier page. */
  fresh?: boolean;
  children: (customer: Customer) => ReactNode;
}

/**
 * A page that belongs to one customer. The server does not know who is looking, so it renders the heading and "Even geduld"; the
 * browser asks the backend, and sends whoever is not logged in to the login, which returns here. When the session is over but
 * this tab still has a copy of the customer, the page shows that and says so.
 */
export function CustomerPage({ title, lead, fresh, children }: CustomerPageProps) {
  const { status, customer } = useCustomer({ fresh });
  const location = useLocation();
  // Of the page, also when it changes its own query; not of wherever the visitor is on the way to.
  const [shown, setShown] = useState(location);
  if (shown !== location && shown.pathname === location.pathname) setShown(location);
  const path = addressOf(shown);
  const navigate = useNavigate();

  useEffect(() => {
    if (status === 'none') navigate('/login/klant', { replace: true, state: returnState(path) });
  }, [status, navigate, path]);

  return (
    <Room>
      <PortalNav />
      <Heading tabIndex={-1}>{typeof title === 'string' ? title : title(customer)}</Heading>
      {lead && <Lead>{lead}</Lead>}
      <Body>
        {status === 'expired' && (
          <Callout tone="note" title="Uw sessie is verlopen">
            <p>
              U ziet de gegevens van uw laatste bezoek.{' '}
              <TextLink to="/login/klant" state={returnState(path)}>
                Log opnieuw in
              </TextLink>{' '}
              om verder te gaan.
            </p>
          </Callout>
        )}
        {customer ? <TooltipProvider>{children(customer)}</TooltipProvider> : <Wait />}
      </Body>
    </Room>
  );
}

function Wait() {
  return (
    <>
      <Waiting>
        <Spinner label="Even geduld" />
      </Waiting>
      <noscript>
        <Callout tone="note" title="Deze pagina werkt alleen met JavaScript">
          Voor deze pagina moet u ingelogd zijn, en daarvoor is JavaScript nodig. Zet JavaScript aan en ga
          naar <TextLink to="/login/klant">inloggen als klant</TextLink>.
        </Callout>
      </noscript>
    </>
  );
}

/** Without JavaScript nothing is under way. */
const Waiting = styled.div`
  ${media.unscripted} {
    display: none;
  }
`;

const Heading = styled.h1`
  margin-top: ${space(4)};
  font-size: clamp(36px, 5vw, 56px);
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  margin-top: ${space(2)};
  max-width: 36em;
  font-size: 18px;
  color: ${color.ink2};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  margin-top: ${space(4)};
  min-height: 40vh;
  align-content: start;
`;
