import {
  type BedrijvenAnswer,
  CALLS,
  type GevondenBedrijf,
  isKvkNumber,
  type KvkProfiel,
} from '@site/contract';
import { BEDRIJF_BRONNEN, bedrijfInWoorden, bedrijfspunt, opgezochtOp } from '@site/contract/facts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { callApi } from '../api/api-client';
import { NO_ANSWER, SEARCHES, useLookUp } from '../api/use-look-up';
import { Button } from '../button/button';
import { Callout } from '../callout/callout';
import { ChoiceCards } from '../field/choice-cards';
import { color, space } from '../theme/theme';
import { Overview } from '../wizard/overview';
import { type CompanySearchProps, isChosenAtKvk, type Search, UNAVAILABLE } from './company-search';

export interface CompanyPanelProps extends CompanySearchProps {
  search: Search | null;
}

/** The companies that a search finds, to choose one from, and what the KvK says about the one that was chosen. */
export function CompanyPanel({ search, values, set }: CompanyPanelProps) {
  const found = useLookUp(search, findCompanies);
  const chosen = useLookUp(isChosenAtKvk(values) ? (values.kvkGekozen ?? null) : null, findProfile);
  const [closed, setClosed] = useState<Search | null>(null);
  const facts = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (closed) facts.current?.focus();
  }, [closed]);

  const isOpen = search !== null && search !== closed;
  const choose = ({ naam, kvkNummer }: GevondenBedrijf) => {
    set({ bedrijfsnaam: naam, kvkNummer, kvkGekozen: kvkNummer });
    setClosed(search);
  };
  return (
    <>
      <p role="status">{isOpen && found && sentence(search, found)}</p>
      {isOpen && found !== SEARCHES && found?.bedrijven && (
        <Companies key={search.zoek} {...found} bedrijven={found.bedrijven} choose={choose} />
      )}
      {chosen && (
        <Facts ref={facts} tabIndex={-1} role="group" aria-label="Uw bedrijf volgens de KvK">
          {chosen === SEARCHES && <p>Wij halen de gegevens op bij de KvK.</p>}
          {chosen === NO_PROFILE && (
            <p>Wij kunnen de gegevens van dit bedrijf nu niet ophalen. U kunt gewoon verder.</p>
          )}
          {chosen !== SEARCHES && chosen !== NO_PROFILE && <Profile bedrijf={chosen} />}
        </Facts>
      )}
    </>
  );
}

type Found = Pick<BedrijvenAnswer, 'status' | 'bedrijven' | 'meer' | 'bron'>;

function sentence({ zoek }: Search, found: Found | typeof SEARCHES): string {
  if (found === SEARCHES) return 'Wij zoeken bij de KvK.';
  const { status, bedrijven, meer } = found;
  if (bedrijven) {
    const count = bedrijven.length === 1 ? '1 bedrijf' : `${bedrijven.length} bedrijven`;
    return `${count} gevonden.${meer ? ' Er zijn er meer. Staat uw bedrijf er niet bij? Vul dan meer van de naam in en zoek opnieuw.' : ''}`;
  }
  if (status !== 'onbekend') return UNAVAILABLE;
  return isKvkNumber(zoek)
    ? 'De KvK kent dit nummer niet. Klopt het? U kunt gewoon verder.'
    : 'De KvK vindt geen bedrijf met deze naam. Probeer een deel van de naam, of vul uw KvK nummer zelf in. Dan kunt u gewoon verder.';
}

interface CompaniesProps extends Found {
  bedrijven: GevondenBedrijf[];
  choose(bedrijf: GevondenBedrijf): void;
}

function Companies({ bedrijven, bron, choose }: CompaniesProps) {
  const [kvkNummer, setKvkNummer] = useState((bedrijven.length === 1 && bedrijven[0]?.kvkNummer) || '');
  const candidate = bedrijven.find((bedrijf) => bedrijf.kvkNummer === kvkNummer);
  return (
    <>
      <ChoiceCards
        legend="Welk bedrijf is het?"
        optional
        name="gevondenBedrijf"
        value={kvkNummer}
        onChange={setKvkNummer}
        options={bedrijven.map((bedrijf) => ({
          value: bedrijf.kvkNummer,
          title: bedrijf.naam,
          text: [bedrijf.straat, bedrijf.plaats, `KvK ${bedrijf.kvkNummer}`].filter(Boolean).join(', '),
        }))}
      />
      {bron === 'voorbeeld' && <Source>{`Bron: ${BEDRIJF_BRONNEN[bron]}.`}</Source>}
      <div>
        <Button
          variant="ghost"
          disabledReason={candidate ? null : 'Kies eerst een bedrijf.'}
          onClick={() => candidate && choose(candidate)}
        >
          Vul dit bedrijf in
        </Button>
      </div>
    </>
  );
}

function Profile({ bedrijf }: { bedrijf: KvkProfiel }) {
  const point = bedrijfspunt(bedrijf);
  return (
    <>
      <Overview
        title="Uw bedrijf volgens de KvK"
        items={bedrijfInWoorden(bedrijf).map(([label, value]) => ({ label, value }))}
      />
      {point && (
        <Callout tone="note" title="Let op">
          {point}
        </Callout>
      )}
      <Source>{`Bron: ${BEDRIJF_BRONNEN[bedrijf.bron]}. Opgezocht op ${opgezochtOp(bedrijf)}.`}</Source>
    </>
  );
}

const NO_PROFILE = 'geen';

/** Whatever fails, the visitor goes on by hand. */
async function findCompanies({ zoek }: Search): Promise<Found> {
  const { ok, answer } = await callApi(CALLS.bedrijven, { body: { zoek } }).catch(() => NO_ANSWER);
  if (ok && answer.status === 'onbekend') return { status: answer.status };
  return ok && answer.bedrijven?.length ? answer : { status: 'niet-beschikbaar' };
}

async function findProfile(kvkNummer: string): Promise<KvkProfiel | typeof NO_PROFILE> {
  const { ok, answer } = await callApi(CALLS.bedrijf, { params: { kvkNummer } }).catch(() => NO_ANSWER);
  return (ok && answer.bedrijf) || NO_PROFILE;
}

const Facts = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Source = styled.p`
  color: ${color.ink2};
  font-size: 0.9375rem;
`;
