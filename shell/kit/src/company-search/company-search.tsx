import { isBlank, isKvkNumber, normaliseKvkNumber } from '@site/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../button/button';
import { useSite } from '../site/site';
import type { CompanyPanelProps } from './company-panel';

/** What is typed about a company. */
export interface CompanyFields {
  bedrijfsnaam: string;
  kvkNummer: string;
  /** The number of the company that was chosen at the KvK; missing or empty when none was. */
  kvkGekozen?: string;
}

/** Was the company of this number chosen at the KvK? Not any more once another number is typed. */
export function isChosenAtKvk({
  kvkNummer,
  kvkGekozen,
}: Pick<CompanyFields, 'kvkNummer' | 'kvkGekozen'>): boolean {
  return Boolean(kvkGekozen) && normaliseKvkNumber(kvkNummer) === kvkGekozen;
}

export interface CompanySearchProps {
  values: CompanyFields;
  set(patch: Partial<CompanyFields>): void;
}

/** A search, made anew by each press of the button. */
export interface Search {
  zoek: string;
}

/** What a search without an answer says, for whatever reason. */
export const UNAVAILABLE =
  'Wij kunnen nu niet bij de KvK zoeken. Vul de gegevens zelf in, dan kunt u gewoon verder.';

/**
 * Finds the company at the KvK by what is typed in its fields, and fills these in. Renders nothing where the site does not search there.
 * What is found is loaded with the first search.
 */
export function CompanySearch(props: CompanySearchProps) {
  return useSite().zoektBijKvk ? <SearchButton {...props} /> : null;
}

function SearchButton({ values, set }: CompanySearchProps) {
  const [search, setSearch] = useState<Search | null>(null);
  const [Panel, setPanel] = useState<ComponentType<CompanyPanelProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isNeeded = search !== null || isChosenAtKvk(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search tries again.
  useEffect(() => {
    if (!isNeeded) return;
    import('./company-panel').then(
      ({ CompanyPanel }) => setPanel(() => CompanyPanel),
      () => setMissing(true),
    );
  }, [isNeeded, search]);

  const zoek = isKvkNumber(values.kvkNummer) ? values.kvkNummer : values.bedrijfsnaam;
  return (
    <>
      <div>
        <Button
          variant="ghost"
          disabledReason={isBlank(zoek) ? 'Vul eerst uw bedrijfsnaam of KvK nummer in.' : null}
          onClick={() => setSearch({ zoek })}
        >
          Zoek bij de KvK
        </Button>
      </div>
      {Panel && <Panel search={search} values={values} set={set} />}
      {!Panel && isMissing && <p role="status">{UNAVAILABLE}</p>}
    </>
  );
}
