import { LEASE_STATUS_LABELS, normaliseLeaseCode } from '@site/contract';
import { type AanvraagZaak, type AanvraagZaakAnswer, OFFICE_CALLS } from '@site/contract/office';
import { Button, Callout, callPath, HttpError, Stack, TextLink } from '@site/kit';
import { InlineError, Spinner, useDocumentTitle } from '@site/kit/controls';
import { useQuery } from '@site/kit/queries';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CasePage } from '../parts/case-page';
import { useEmployee } from '../parts/employee';
import { OfficePage } from '../parts/office-page';
import { Course } from './course';
import { Facts } from './facts';
import { Mails } from './mails';

const REFRESH_MS = 30_000;

/** Loaded after the facts, which is what somebody opens the page for. */
const Actions = lazy(async () => ({ default: (await import('./actions')).Actions }));
const Documents = lazy(async () => ({ default: (await import('./documents')).Documents }));

/** `/kantoor/aanvraag?code=…`: one application, with all that is known of it and can be done. */
export default function AanvraagPage() {
  return <OfficePage title="Aanvraag">{() => <Case />}</OfficePage>;
}

function Case() {
  const [address] = useSearchParams();
  const leaseCode = normaliseLeaseCode(address.get('code') ?? '');
  if (!leaseCode) return <Unknown />;
  return <ReadCase key={leaseCode} leaseCode={leaseCode} />;
}

function ReadCase({ leaseCode }: { leaseCode: string }) {
  const { data, error, refetch } = useQuery<AanvraagZaakAnswer>({
    queryKey: [callPath(OFFICE_CALLS.officeApplication, { leaseCode })],
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
  });
  const zaak = data?.aanvraag;
  useDocumentTitle(zaak ? `${zaak.bedrijfsnaam || zaak.naam} (${leaseCode})` : 'Aanvraag');
  const refresh = () => void refetch();

  if (error instanceof HttpError && [400, 404].includes(error.status)) return <Unknown />;
  return (
    <>
      {error && (
        <InlineError onRetry={refresh}>
          Wij konden de aanvraag niet ophalen.{' '}
          {zaak ? 'U ziet hoe hij zonet was.' : 'Probeer het zo opnieuw.'}
        </InlineError>
      )}
      {!zaak && !error && <Spinner label="Even geduld" />}
      {zaak && (
        <CasePage
          back={{ to: '/kantoor/aanvragen', text: 'Alle aanvragen' }}
          soort="aanvraag"
          kenmerk={leaseCode}
          title={zaak.bedrijfsnaam || zaak.naam}
          state={LEASE_STATUS_LABELS[zaak.status]}
          voor={zaak.voor}
          behandelaar={zaak.behandelaar}
          onChanged={refresh}
          actions={
            <Suspense fallback={<Spinner label="Even geduld" />}>
              <Actions zaak={zaak} refresh={refresh} />
            </Suspense>
          }
        >
          <ChangedMeanwhile zaak={zaak} />
          <Facts zaak={zaak} />
          <Suspense>
            <Documents zaak={zaak} refresh={refresh} />
          </Suspense>
          <Course zaak={zaak} refresh={refresh} />
          <Mails zaak={zaak} refresh={refresh} />
        </CasePage>
      )}
    </>
  );
}

/** Says that a colleague or the customer changed something while this page is open. */
function ChangedMeanwhile({ zaak: { versie, verloop } }: { zaak: AanvraagZaak }) {
  const { naam } = useEmployee();
  const [seen, setSeen] = useState(versie);
  const [last] = verloop;
  if (versie === seen || !last || last.door === naam) return null;
  return (
    <Callout tone="note" title="Deze aanvraag is intussen veranderd" role="status">
      <Stack gap={1}>
        <p>
          {last.wat} ({last.door ?? 'niet door een collega'}). U ziet hier hoe hij nu is.
        </p>
        <Button variant="quiet" size="s" onClick={() => setSeen(versie)}>
          Gezien
        </Button>
      </Stack>
    </Callout>
  );
}

function Unknown() {
  return (
    <Callout tone="note" title="Deze aanvraag vinden wij niet">
      <p>
        Controleer de code, of zoek bij <TextLink to="/kantoor/aanvragen">alle aanvragen</TextLink>. Misschien
        is de aanvraag verwijderd, of kreeg hij een nieuwe code omdat het e-mailadres is verbeterd.
      </p>
    </Callout>
  );
}
