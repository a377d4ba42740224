import { type LijstAnswer, MEESTE_GETELD, RIJEN_PER_PAGINA } from '@site/contract/office';
import { Button, color, Link, media, radius, Stack, space } from '@site/kit';
import { EmptyState, InlineError, Spinner, TextField } from '@site/kit/controls';
import { useQuery } from '@site/kit/queries';
import { type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Chip, Chips, ChipsLabel } from './chips';
import { REFRESH_MS } from './refresh';
import { useListKeys } from './use-list-keys';

const TYPING_MS = 300;
const MOST_PAGES = MEESTE_GETELD / RIJEN_PER_PAGINA;
const counted = new Intl.NumberFormat('nl-NL');

interface Choice {
  value: string;
  label: string;
}

/** One of the filters of a list. The empty choice shows all. */
export interface ListFilter {
  /** Its name in the address: `status`. */
  name: string;
  label: string;
  /** Without the choice of all. */
  choices: readonly Choice[];
}

export interface ListColumn<Row> {
  title: string;
  cell(row: Row): ReactNode;
  /** In small, on a line below it. */
  below?(row: Row): ReactNode;
  align?: 'right';
  /** Its text may take several lines; that of other columns stays on one. */
  wraps?: true;
}

interface OfficeListProps<Row> {
  /** `['aanvraag', 'aanvragen']` */
  noun: readonly [one: string, several: string];
  call: { path: string };
  /** The same rows, for a spreadsheet. */
  csv: { path: string };
  /** What the search finds. */
  searchHint: string;
  filters: readonly ListFilter[];
  /** The first is the usual one. None when there is only that. */
  orders: readonly Choice[];
  /** The first names the row, and links to it. */
  columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]];
  keyOf(row: Row): string;
  addressOf(row: Row): string;
  /** Beside 'Download als csv'. */
  action?: ReactNode;
}

/** The filters for who has it, of lists with a `behandelaar`. */
export const BEHANDELAAR_FILTER: ListFilter = {
  name: 'behandelaar',
  label: 'Behandelaar',
  choices: [
    { value: 'ik', label: 'Van mij' },
    { value: 'niemand', label: 'Van niemand' },
  ],
};

/**
 * A list of the office: its search, filters, order and page are in the address. What comes in appears by itself. `/` goes to the search,
 * j and k to the next and the previous row.
 */
export function OfficeList<Row>(props: OfficeListProps<Row>) {
  const { noun, call, csv, filters, orders, columns, keyOf, addressOf } = props;
  const [address] = useSearchParams();
  const wanted = wantedIn(address, filters, orders);
  const isFiltered = `${wanted}` !== '';
  const { data, isError, isPlaceholderData, refetch } = useQuery<LijstAnswer<Row>>({
    queryKey: [withQuery(call.path, wanted)],
    placeholderData: (previous) => previous,
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
  });
  const search = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const keys = useListKeys(search, rows);
  const page = Number(wanted.get('pagina') ?? 1);

  return (
    <Stack gap={3}>
      <Search hint={props.searchHint} inputRef={search} />
      <Filters>
        {filters.map(({ name, label, choices }) => (
          <Chips key={name} aria-label={label}>
            <ChipsLabel>{label}</ChipsLabel>
            {[{ value: '', label: 'Alle' }, ...choices].map((choice) => (
              <Chip
                key={choice.value}
                to={linkTo(wanted, name, choice.value)}
                aria-current={(wanted.get(name) ?? '') === choice.value ? 'true' : undefined}
              >
                {choice.label}
              </Chip>
            ))}
          </Chips>
        ))}
        {orders.length > 0 && (
          <Chips aria-label="Volgorde">
            <ChipsLabel>Volgorde</ChipsLabel>
            {orders.map(({ value, label }, index) => (
              <Chip
                key={value}
                to={linkTo(wanted, 'sorteer', index === 0 ? '' : value)}
                aria-current={(wanted.get('sorteer') ?? orders[0]?.value) === value ? 'true' : undefined}
              >
                {label}
              </Chip>
            ))}
          </Chips>
        )}
      </Filters>
      {isError && (
        <InlineError onRetry={() => void refetch()}>
          Wij konden de {noun[1]} niet ophalen.{' '}
          {data ? 'U ziet de lijst van zonet.' : 'Probeer het zo opnieuw.'}
        </InlineError>
      )}
      {!data && !isError && <Spinner label="Even geduld" />}
      {data && (
        <Foot>
          <span aria-live="polite">{totalInWords(data, noun)}</span>
          <a href={withQuery(csv.path, wanted)} download>
            Download als csv
          </a>
          {props.action}
        </Foot>
      )}
      {data && data.rijen.length === 0 && (
        <EmptyState title={`Geen ${noun[1]}`} picture={isFiltered ? 'kaart' : 'papieren'}>
          {isFiltered ? (
            <p>
              Niets past bij wat u zoekt. <Link to="?">Toon alle {noun[1]}</Link>
            </p>
          ) : (
            <p>Wat binnenkomt, verschijnt hier vanzelf.</p>
          )}
        </EmptyState>
      )}
      {data && data.rijen.length > 0 && (
        <Table aria-label={capitalised(noun[1])} aria-busy={isPlaceholderData || undefined}>
          <thead>
            <tr>
              {columns.map(({ title, align }) => (
                <th key={title} scope="col" data-align={align}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={rows}>
            {data.rijen.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ title, cell, below, align, wraps }, index) => {
                  const second = below?.(row);
                  return index === 0 ? (
                    <th key={title} scope="row" data-wraps={wraps}>
                      <RowLink to={addressOf(row)}>{cell(row)}</RowLink>
                      {second && <Below>{second}</Below>}
                    </th>
                  ) : (
                    <td key={title} data-title={title} data-align={align} data-wraps={wraps}>
                      {cell(row)}
                      {second && <Below>{second}</Below>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {data && (
        <Foot as="nav" aria-label="Bladeren">
          {page > 1 && <Link to={linkTo(wanted, 'pagina', page > 2 ? String(page - 1) : '')}>Vorige</Link>}
          {data.totaal > page * RIJEN_PER_PAGINA && (
            <Link to={linkTo(wanted, 'pagina', String(page + 1))}>Volgende</Link>
          )}
          <Keys>
            {keys.on && 'Sneltoetsen: / om te zoeken, j en k voor de volgende en vorige, Enter om te openen.'}{' '}
            <Button variant="quiet" size="s" onClick={keys.toggle}>
              {keys.on ? 'Sneltoetsen uitzetten' : 'Sneltoetsen aanzetten'}
            </Button>
          </Keys>
        </Foot>
      )}
    </Stack>
  );
}

interface SearchProps {
  hint: string;
  inputRef: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** What is typed goes into the address after a moment, and the list follows it. */
function Search({ hint, inputRef }: SearchProps) {
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get('zoek') ?? '';
  const [text, setText] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  if (inAddress !== sent) {
    // By a link, or back in the history: not what was typed here.
    setSent(inAddress);
    setText(inAddress);
  }
  const typed = text.trim();

  const send = useCallback(() => {
    if (typed === sent) return;
    setSent(typed);
    setAddress((before) => changed(before, 'zoek', typed), { replace: true });
  }, [typed, sent, setAddress]);

  useEffect(() => {
    const timer = setTimeout(send, TYPING_MS);
    return () => clearTimeout(timer);
  }, [send]);

  return (
    <TextField
      label="Zoeken"
      hint={hint}
      value={text}
      onChange={setText}
      // Before the link that takes the focus: later it would lead back to the list.
      onBlur={send}
      inputMode="search"
      maxLength={100}
      autoComplete="off"
      inputRef={inputRef}
    />
  );
}

/** What the address asks, without what no filter has. */
function wantedIn(
  address: URLSearchParams,
  filters: readonly ListFilter[],
  orders: readonly Choice[],
): URLSearchParams {
  const wanted = new URLSearchParams();
  const keep = (name: string, isKnown: (value: string) => boolean) => {
    const value = address.get(name)?.trim();
    if (value && isKnown(value)) wanted.set(name, value);
  };
  keep('zoek', ({ length }) => length <= 100);
  for (const { name, choices } of filters) keep(name, (value) => choices.some((one) => one.value === value));
  keep('sorteer', (value) => orders.some((one) => one.value === value));
  keep('pagina', (value) => /^\d{1,3}$/.test(value) && Number(value) > 1 && Number(value) <= MOST_PAGES);
  return wanted;
}

/** The same with another value; an empty one is left out. Another choice begins at the first page. */
function changed(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('pagina');
  if (value) after.set(name, value);
  else after.delete(name);
  return after;
}

const linkTo = (before: URLSearchParams, name: string, value: string) => `?${changed(before, name, value)}`;

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function totalInWords(
  { totaal, meer }: LijstAnswer<unknown>,
  [one, several]: readonly [string, string],
): string {
  if (meer) return `Meer dan ${counted.format(totaal)} ${several}`;
  return `${counted.format(totaal)} ${totaal === 1 ? one : several}`;
}

const Filters = styled.div`
  &:empty {
    display: none;
  }

  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};

  ${media.mobile} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 2.75rem;
`;

const Keys = styled.span`
  margin-left: auto;
  color: ${color.ink2};

  button {
    padding-inline: 0;
  }

  @media (pointer: coarse) {
    display: none;
  }
`;

const Below = styled.div`
  color: ${color.ink2};
  font-size: 0.9375rem;
`;

/* On a phone a row is a card: its name, and below it the rest with its titles. */
const Table = styled.table`
  width: 100%;
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(1)} ${space(1.5)};
    font-weight: inherit;
    text-align: left;
    vertical-align: baseline;
    white-space: nowrap;
  }

  [data-wraps] {
    min-width: 6.5rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  [data-align='right'] {
    text-align: right;
  }

  thead th {
    color: ${color.ink2};
    font-size: 0.9375rem;
  }

  tbody tr > * {
    border-top: 1px solid ${color.line};
  }

  tbody tr:hover,
  tbody tr:focus-within {
    background: ${color.sand};
  }

  ${media.narrow} {
    &,
    tbody,
    tr {
      display: block;
    }

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody tr {
      padding-block: ${space(1)};
      border-top: 1px solid ${color.line};
    }

    tbody tr:first-child {
      border-top: 0;
    }

    tbody tr > * {
      border-top: 0;
    }

    tbody th {
      display: block;
    }

    th,
    td {
      white-space: normal;
      overflow-wrap: anywhere;
    }

    td {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 0 ${space(1)};
      padding-block: ${space(0.25)};
    }

    td:empty {
      display: none;
    }

    td::before {
      content: attr(data-title);
      color: ${color.ink2};
    }

    td > ${Below} {
      grid-column: 2;
    }

    [data-align='right'] {
      text-align: left;
    }
  }
`;

const RowLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  font-weight: 650;
`;
