import { isBlank, isKvkNumber } from '@site/contract';
import { Button, useSite } from '@site/kit';
import type { WizardBodyProps } from '@site/kit/wizard';
import { type ComponentType, useEffect, useState } from 'react';
import { type Applicant, isChosenAtKvk } from '../application-answers';
import type { CompanyPanelProps } from './company-panel';

export type CompanyFields = Pick<Applicant, 'bedrijfsnaam' | 'kvkNummer' | 'kvkGekozen'>;

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
export function CompanySearch(props: Pick<WizardBodyProps<CompanyFields, never>, 'values' | 'set'>) {
  return useSite().zoektBijKvk ? <SearchButton {...props} /> : null;
}

function SearchButton({ values, set }: Pick<WizardBodyProps<CompanyFields, never>, 'values' | 'set'>) {
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
