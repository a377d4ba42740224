import { type Customer, eurosZoNodigCenten, type LeaseApplication } from '@site/contract';
import { Button, ButtonLink, ButtonRow, Card, Stack, space } from '@site/kit';
import { EmptyState, InlineError } from '@site/kit/controls';
import { IconButton, TooltipProvider } from '@site/kit/widgets';
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { SectionHeading } from '../../parts/section';
import { CustomerPage } from '../parts/customer-page';
import { HelpBlock } from '../parts/help-block';
import { Skeleton } from '../parts/skeleton';
import { useCodeInAddress } from '../parts/use-code-in-address';
import { ApplicationCard } from './application-card';
import { useApplications } from './applications-query';
import { LinkForm } from './link-form';
import { splitByOpenOffer } from './offer-state';

const TITLE = 'Uw lease aanvragen';
const LEAD =
  'Hier ziet u hoe ver elke aanvraag is. Bij elke stap krijgt u ook een mail van ons. Het slotbedrag opvragen of een aanvraag intrekken doet u bij de aanvraag zelf.';

/** `/klant/lease-aanvragen`: all applications of the customer, and how to add one. */
export default function ApplicationsPage() {
  return (
    <CustomerPage
      title={(customer) => (customer ? <Title customer={customer} /> : TITLE)}
      lead={(customer) => (customer ? <Lead customer={customer} /> : LEAD)}
    >
      {(customer) => (
        <>
          <TooltipProvider>
            <Applications customer={customer} />
          </TooltipProvider>
          <AddApplication customer={customer} />
          <HelpBlock />
        </>
      )}
    </CustomerPage>
  );
}

/** The open offer that awaits the customer, or what the page is about. */
function Title({ customer }: { customer: Customer }) {
  const offerte = useOpenOffer(customer)?.offerte;
  return offerte ? `Uw offerte: ${eurosZoNodigCenten(offerte.maandbedrag)} per maand` : TITLE;
}

function Lead({ customer }: { customer: Customer }) {
  return useOpenOffer(customer) ? 'Gaat u akkoord? Dan bellen wij u om het tekenen te regelen.' : LEAD;
}

/** The application of which the customer can agree with the offer, if there is one; of several the one that lapses first. */
function useOpenOffer(customer: Customer): LeaseApplication | undefined {
  const { applications = [] } = useApplications(customer.id);
  return splitByOpenOffer(applications).offered[0];
}

function AddApplication({ customer }: { customer: Customer }) {
  const [open, setOpen] = useState(useCodeInAddress().code !== '');
  const form = useId();
  return (
    <div>
      <ButtonRow>
        <ButtonLink to="/lease-aanvragen">Nieuwe aanvraag starten</ButtonLink>
        <Button variant="ghost" aria-expanded={open} aria-controls={form} onClick={() => setOpen(!open)}>
          Aanvraag koppelen met code
        </Button>
      </ButtonRow>
      <div id={form} hidden={!open}>
        {open && (
          <Opened>
            <Card>
              <LinkForm customer={customer} onLinked={() => setOpen(false)} />
            </Card>
          </Opened>
        )}
      </div>
    </div>
  );
}

function Applications({ customer }: { customer: Customer }) {
  const { applications, failed, needsLogin, loading, reload } = useApplications(customer.id);
  const { offered, others } = splitByOpenOffer(applications ?? []);
  const [headline, ...alsoOffered] = offered;
  const listed = [...alsoOffered, ...others];
  const card = (application: LeaseApplication) => (
    <ApplicationCard
      key={application.id}
      customer={customer}
      application={application}
      isHeadline={application === headline}
    />
  );
  return (
    <Stack gap={3}>
      {/* One list, so that a card whose offer was answered keeps what is open in it when it moves below the heading. */}
      {[
        headline && card(headline),
        <TitleRow key="title">
          <SectionHeading>{headline ? 'Andere aanvragen' : 'Aanvragen'}</SectionHeading>
          <IconButton label="Vernieuwen" icon={RefreshCw} busy={loading} onClick={reload} />
        </TitleRow>,
        failed && (
          <InlineError key="failed" onRetry={reload}>
            Uw aanvragen konden niet worden geladen. Probeer het zo opnieuw; er is niets verloren gegaan.
          </InlineError>
        ),
        needsLogin && <p key="login">Log opnieuw in om uw aanvragen te zien.</p>,
        ...listed.map(card),
      ]}
      {headline && listed.length === 0 && <p>U hebt geen andere aanvragen.</p>}
      {!applications && !failed && !needsLogin && <Skeleton lines={4} />}
      {applications?.length === 0 && !failed && (
        <EmptyState title="U hebt nog geen aanvragen">
          Start een nieuwe aanvraag, of koppel een aanvraag die u al deed met de code van 7 letters en cijfers
          uit onze mail.
        </EmptyState>
      )}
    </Stack>
  );
}

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
`;

const Opened = styled.div`
  max-width: 35rem;
  margin-top: ${space(3)};
`;
