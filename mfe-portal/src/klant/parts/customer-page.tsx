import type { Customer } from '@site/contract';
import { Callout, color, space, TextLink } from '@site/kit';
import { useCustomer } from '@site/kit/queries';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PageContainer } from '../../parts/page-container';
import { PlaceLinks } from '../../parts/place-links';
import { addressOf, returnState } from '../../parts/return-path';
import { Wait } from '../../parts/wait';

const PLACES = [
  { to: '/klant', text: 'Overzicht' },
  { to: '/klant/lease-aanvragen', text: 'Aanvragen' },
  { to: '/klant/account', text: 'Account' },
  { to: '/klant/instellingen', text: 'Instellingen' },
];

interface CustomerPageProps {
  /** The heading; it may name the customer once known. */
  title: string | ((customer: Customer | null) => ReactNode);
  lead?: ReactNode | ((customer: Customer | null) => ReactNode);
  /** Next to the heading, once the customer is known. */
  action?: ReactNode;
  /** Fetch the customer again, even when an earlier page did. */
  fresh?: boolean;
  /** What the page can do without scripts. */
  withoutScripts?: ReactNode;
  children: (customer: Customer) => ReactNode;
}

/**
 * A personal page. The server does not know the session, so it renders the heading and "Even geduld"; the browser asks the
 * backend, and redirects anonymous visitors to the login, which returns here. When the session has expired but this tab still
 * has a copy of the customer, the page shows that with a message.
 */
export function CustomerPage({ title, lead, action, fresh, withoutScripts, children }: CustomerPageProps) {
  const { status, customer } = useCustomer({ fresh });
  const location = useLocation();
  // The address of this page with its current query, not the target of a pending navigation.
  const [shown, setShown] = useState(location);
  if (shown !== location && shown.pathname === location.pathname) setShown(location);
  const path = addressOf(shown);
  const navigate = useNavigate();

  useEffect(() => {
    if (status === 'none') navigate('/login/klant', { replace: true, state: returnState(path) });
  }, [status, navigate, path]);

  return (
    <PageContainer>
      <PlaceLinks label="Klantportaal" places={PLACES} />
      <TitleRow>
        <Heading tabIndex={-1}>{typeof title === 'string' ? title : title(customer)}</Heading>
        {customer && action}
      </TitleRow>
      {lead && <Lead>{typeof lead === 'function' ? lead(customer) : lead}</Lead>}
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
        {customer ? (
          children(customer)
        ) : (
          <Wait login={{ to: '/login/klant', text: 'inloggen als klant' }} withoutScripts={withoutScripts} />
        )}
      </Body>
    </PageContainer>
  );
}

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  justify-content: space-between;
  margin-top: ${space(4)};
`;

const Heading = styled.h1`
  font-size: clamp(2.25rem, 5vw, 3.5rem);
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  margin-top: ${space(2)};
  max-width: 36em;
  font-size: 1.125rem;
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
