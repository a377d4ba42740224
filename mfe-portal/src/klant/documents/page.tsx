import type { Customer, GevraagdDocument } from '@site/contract';
import { DOCUMENTEN_BEOORDELING, DOCUMENTEN_START, KOPIE_IDENTITEITSBEWIJS } from '@site/contract/facts';
import { Callout, Stack, TextLink, VisuallyHidden } from '@site/kit';
import { Checklist } from '@site/kit/article';
import { InlineError, ProgressBar } from '@site/kit/controls';
import { useCustomer, useQuery } from '@site/kit/queries';
import { useEffect } from 'react';
import { Section } from '../../parts/section';
import { useApplications } from '../applications/applications-query';
import { awaitsLease } from '../applications/awaits-lease';
import { CustomerPage } from '../parts/customer-page';
import { HelpBlock } from '../parts/help-block';
import { Skeleton } from '../parts/skeleton';
import { DocumentCard } from './document-card';
import { documentsQuery, isNeeded, neededInWords } from './documents-query';
import { PlainForm } from './plain-form';
import { useUploads } from './use-uploads';

/** `/klant/documenten`: the documents that the office asks, and sending them. */
export default function DocumentsPage() {
  return (
    <CustomerPage
      title="Uw documenten"
      lead="Hier stuurt u de papieren die wij voor uw aanvraag nodig hebben. Ze komen versleuteld bij ons aan: alleen u en onze medewerkers openen ze."
      withoutScripts={<PlainForm />}
    >
      {(customer) => (
        <>
          <Documents customer={customer} />
          <HelpBlock />
        </>
      )}
    </CustomerPage>
  );
}

function Documents({ customer }: { customer: Customer }) {
  const { data: documents, isError, refetch } = useQuery(documentsQuery(customer.id));
  const { applications = [] } = useApplications(customer.id);
  const hasExpired = useCustomer().status === 'expired';
  const { uploads, news, queue } = useUploads(customer.id);
  useDropOnlyInFields();

  if (!documents && hasExpired) return <p>Log opnieuw in om uw documenten te zien.</p>;
  if (!documents) {
    if (!isError) return <Skeleton lines={4} />;
    return (
      <InlineError onRetry={() => void refetch()}>
        Uw documenten konden niet worden geladen. Probeer het zo opnieuw; er is niets verloren gegaan.
      </InlineError>
    );
  }
  const applicationIds = [...new Set(documents.map(({ aanvraagId }) => aanvraagId))];
  return (
    <>
      {/* There from the start: only then do screen readers announce what it says later. */}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {applicationIds.length === 0 && <NothingAsked />}
      {applicationIds.map((applicationId) => {
        const asked = documents.filter(({ aanvraagId }) => aanvraagId === applicationId);
        const application = applications.find(({ id }) => id === applicationId);
        const isOver = application !== undefined && !awaitsLease(application);
        return (
          <Section
            key={applicationId}
            title={application ? `Aanvraag ${application.leaseCode}` : 'Uw aanvraag'}
            gap={3}
          >
            <Progress documents={asked} isOver={isOver} />
            {asked.map((document) => (
              <DocumentCard
                key={document.id}
                customer={customer}
                document={document}
                isOpen={!isOver && document.status !== 'akkoord'}
                uploads={uploads.filter(({ documentId }) => documentId === document.id)}
                queue={queue}
              />
            ))}
          </Section>
        );
      })}
    </>
  );
}

interface ProgressProps {
  documents: readonly GevraagdDocument[];
  /** Nothing is needed any more. */
  isOver: boolean;
}

/** How many documents are in, and what comes next. */
function Progress({ documents, isOver }: ProgressProps) {
  if (isOver) return <p>Voor deze aanvraag hoeft u niets meer te sturen.</p>;
  const needed = documents.filter(isNeeded).length;
  const received = documents.length - needed;
  if (needed > 0) {
    return (
      <Stack gap={1}>
        <p>{`${neededInWords(needed)}.`}</p>
        <ProgressBar
          label={`${received} van ${documents.length} binnen`}
          value={(received / documents.length) * 100}
        />
      </Stack>
    );
  }
  return documents.every(({ status }) => status === 'akkoord') ? (
    <Callout tone="success" title="Alles is akkoord">
      U hoeft voor deze aanvraag niets meer te sturen.
    </Callout>
  ) : (
    <Callout tone="success" title="Alles is binnen">
      Wij kijken uw documenten na. Klopt er iets niet, dan mailen wij u.
    </Callout>
  );
}

/**
 * The papers to begin with, and those that may be asked for. Those of a legal form are on the page with the conditions.
 */
function NothingAsked() {
  return (
    <Section title="U hoeft nog niets te sturen" card="card" gap={3}>
      <p>
        Bij de beoordeling van uw aanvraag zeggen wij welke papieren wij nodig hebben. U krijgt dan een mail,
        en u stuurt ze op deze pagina.
      </p>
      <h3>Leg deze papieren klaar</h3>
      <Checklist tone="neutral" items={[...DOCUMENTEN_START]} />
      <p>Bij de beoordeling kunnen wij vragen om:</p>
      <Checklist tone="neutral" items={[...DOCUMENTEN_BEOORDELING]} />
      <p>
        Welke papieren er voor uw rechtsvorm bij komen, leest u bij{' '}
        <TextLink to="/lease-voorwaarden">voorwaarden</TextLink>. {KOPIE_IDENTITEITSBEWIJS.tekst}
      </p>
    </Section>
  );
}

/** A file that is dropped beside a field does not open in place of the page. */
function useDropOnlyInFields(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
