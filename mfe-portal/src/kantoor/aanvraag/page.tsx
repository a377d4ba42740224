import { LEASE_STATUS_LABELS, normaliseLeaseCode } from '@site/contract';
import { type AanvraagZaak, type AanvraagZaakAnswer, OFFICE_CALLS } from '@site/contract/office';
import { Button, Callout, Stack, TextLink } from '@site/kit';
import { Spinner, useDocumentTitle } from '@site/kit/controls';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CasePage } from '../parts/case-page';
import { useEmployee } from '../parts/employee';
import { OfficePage } from '../parts/office-page';
import { WithCase } from '../parts/with-case';
import { Course } from './course';
import { Facts, Registers } from './facts';
import { Mails } from './mails';

const LIST = { to: '/kantoor/aanvragen', text: 'Alle aanvragen' } as const;

/** Loaded after the facts, which is what somebody opens the page for; as one file, each of which every page of the portal has to name. */
const Actions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "zaak" */ './actions')).Actions,
}));
const Documents = lazy(async () => ({
  default: (await import(/* webpackChunkName: "zaak" */ './documents')).Documents,
}));
const Offer = lazy(async () => ({ default: (await import(/* webpackChunkName: "zaak" */ './offer')).Offer }));

/** `/kantoor/aanvraag?code=…`: one application, with all that is known of it and can be done. */
export default function AanvraagPage() {
  return <OfficePage title="Aanvraag">{() => <Case />}</OfficePage>;
}

function Case() {
  const [address] = useSearchParams();
  const leaseCode = normaliseLeaseCode(address.get('code') ?? '');
  return (
    <WithCase<AanvraagZaakAnswer>
      key={leaseCode}
      call={OFFICE_CALLS.officeApplication}
      params={{ leaseCode }}
      list={LIST}
      unknown={<Unknown />}
    >
      {({ aanvraag }, refresh) => <Application zaak={aanvraag} refresh={refresh} />}
    </WithCase>
  );
}

function Application({ zaak, refresh }: { zaak: AanvraagZaak; refresh(): void }) {
  const { leaseCode, bedrijfsnaam, naam, status, voor, behandelaar } = zaak;
  const title = bedrijfsnaam || naam;
  useDocumentTitle(`${title} (${leaseCode})`);
  return (
    <CasePage
      back={LIST}
      soort="aanvraag"
      kenmerk={leaseCode}
      title={title}
      state={LEASE_STATUS_LABELS[status]}
      voor={voor}
      behandelaar={behandelaar}
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
        <Offer zaak={zaak} />
        <Documents zaak={zaak} refresh={refresh} />
      </Suspense>
      <Course zaak={zaak} refresh={refresh} />
      <Registers zaak={zaak} />
      <Mails zaak={zaak} refresh={refresh} />
    </CasePage>
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
