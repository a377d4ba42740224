import {
  OFFICE_CALLS,
  type VandaagAnswer,
  WERK_SOORTEN,
  type Werk,
  type WerkSoort,
  type ZaakSoort,
} from '@site/contract/office';
import { callOk, color, media, radius, Stack, space, TextLink } from '@site/kit';
import { EmptyState, InlineError, Spinner, useDocumentTitle } from '@site/kit/controls';
import { queryOptions, useQuery } from '@site/kit/queries';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { TakeOn } from '../parts/behandelaar';
import { caseAddress } from '../parts/case-address';
import { Chip, Chips } from '../parts/chips';
import { MailLink, PhoneLink } from '../parts/contact-links';
import { dueInWords, type Urgency, whenInWords } from '../parts/due';
import { REFRESH_MS } from '../parts/refresh';
import { useIconCount } from '../parts/use-icon-count';

/** What came in appears without a reload: asked again while somebody looks. */
const todayQuery = queryOptions({
  queryKey: [OFFICE_CALLS.officeToday.path],
  queryFn: async (): Promise<VandaagAnswer | null> => callOk(OFFICE_CALLS.officeToday),
  refetchOnMount: 'always',
  refetchInterval: REFRESH_MS,
});

const SOORT_LABELS: Readonly<Record<WerkSoort, string>> = {
  akkoord: 'Bellen',
  verzoek: 'Verzoeken',
  aanvraag: 'Aanvragen',
  document: 'Documenten',
  klacht: 'Klachten',
  bericht: 'Berichten',
};
const SOORT_LABEL: Readonly<Record<WerkSoort, string>> = {
  akkoord: 'Bellen',
  verzoek: 'Verzoek',
  aanvraag: 'Aanvraag',
  document: 'Document',
  klacht: 'Klacht',
  bericht: 'Bericht',
};

/** What waits for the office by deadline, of all kinds or of the one in the address. */
export function WorkList() {
  const { data, isError, refetch, dataUpdatedAt } = useQuery(todayQuery);
  const [query] = useSearchParams();
  const werk = data?.werk ?? [];
  const now = new Date(dataUpdatedAt || Date.now());
  const soort = WERK_SOORTEN.find((one) => one === query.get('soort'));
  const shown = soort ? werk.filter((one) => one.soort === soort) : werk;
  useIconCount(werk.length);
  useDocumentTitle(werk.length > 0 ? `(${werk.length}) Vandaag` : 'Vandaag');

  return (
    <Stack gap={3}>
      <Chips aria-label="Soort werk">
        <Chip to="?" aria-current={soort ? undefined : 'true'}>
          Alles {data && <b>{werk.length}</b>}
        </Chip>
        {WERK_SOORTEN.map((one) => (
          <Chip key={one} to={`?soort=${one}`} aria-current={one === soort ? 'true' : undefined}>
            {SOORT_LABELS[one]} {data && <b>{werk.filter((item) => item.soort === one).length}</b>}
          </Chip>
        ))}
      </Chips>
      {isError && (
        <InlineError onRetry={() => void refetch()}>
          Wij konden het werk niet ophalen. {data ? 'U ziet de lijst van zonet.' : 'Probeer het zo opnieuw.'}
        </InlineError>
      )}
      {!data && !isError && <Spinner label="Even geduld" />}
      {data && shown.length === 0 && (
        <EmptyState title="Niemand wacht op ons">
          <p>Wat binnenkomt, verschijnt hier vanzelf.</p>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <List aria-label="Werk, wat het eerst moet bovenaan">
          {shown.map((item) => (
            <Item
              key={`${item.soort} ${item.kenmerk} ${item.onderwerp}`}
              item={item}
              now={now}
              onChanged={() => void refetch()}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}

/** What is worked on: several kinds of work are about an application. */
function caseOf(soort: WerkSoort): ZaakSoort {
  return soort === 'klacht' || soort === 'bericht' ? soort : 'aanvraag';
}

interface ItemProps {
  item: Werk;
  now: Date;
  onChanged(): void;
}

function Item({ item, now, onChanged }: ItemProps) {
  const { soort, kenmerk, voor, naam, bedrijfsnaam, telefoon, email, onderwerp, laatste, behandelaar } = item;
  const { text, urgency } = dueInWords(voor, now);
  return (
    <Row $urgency={urgency}>
      <Due $urgency={urgency}>
        <time dateTime={voor}>{text}</time>
      </Due>
      <div>
        <b>{SOORT_LABEL[soort]}</b>
        {soort !== 'bericht' && <Code>{kenmerk}</Code>}
        <p>
          <TextLink to={caseAddress(caseOf(soort), kenmerk)}>{onderwerp}</TextLink>
        </p>
        <p>
          {laatste.wat}
          {laatste.door && ` door ${laatste.door}`},{' '}
          <time dateTime={laatste.op}>{whenInWords(laatste.op, now)}</time>
        </p>
      </div>
      <div>
        {naam}
        {bedrijfsnaam && <p>{bedrijfsnaam}</p>}
      </div>
      <Reach>
        {telefoon && <PhoneLink number={telefoon} />}
        <MailLink address={email} />
      </Reach>
      <div>
        <TakeOn soort={caseOf(soort)} {...{ kenmerk, behandelaar, onChanged }} />
      </div>
    </Row>
  );
}

const List = styled.ol`
  padding: 0;
  overflow: hidden;
  list-style: none;
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
`;

const Row = styled.li<{ $urgency: Urgency }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  overflow-wrap: anywhere;
  border-left: 4px solid
    ${({ $urgency }) => ({ late: color.error, soon: color.plateDeep, later: 'transparent' })[$urgency]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  p {
    color: ${color.ink2};
  }

  /* What it is about, and beside it who it is for. */
  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

    > :first-child {
      grid-column: 1 / -1;
    }

    > :nth-child(2) {
      grid-row: 2 / span 3;
    }
  }

  ${media.wide} {
    grid-template-columns: 9rem minmax(0, 1.3fr) minmax(0, 0.9fr) minmax(0, 1.3fr) 8.5rem;

    > :nth-child(n) {
      grid-area: auto;
    }
  }
`;

const Due = styled.div<{ $urgency: Urgency }>`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  color: ${({ $urgency }) => ($urgency === 'late' ? color.error : color.ink)};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Code = styled.span`
  margin-left: 0.5rem;
  font-family: ui-monospace, monospace;
`;

const Reach = styled.div`
  display: grid;
  gap: ${space(0.5)};
  align-content: start;
`;
