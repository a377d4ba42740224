import { LOOPTIJDEN, type Looptijd } from '@site/contract';
import { PillChoice } from '../pill-choice';

const OPTIONS = LOOPTIJDEN.map((term) => ({ value: term, text: String(term) }));

/** The term of a lease in months, as a row of choices. Its form name is the query parameter of the calculator. */
export function TermChoice({ value, onChange }: { value: Looptijd; onChange: (value: Looptijd) => void }) {
  return (
    <PillChoice
      legend="Looptijd in maanden"
      name="looptijd"
      options={OPTIONS}
      value={value}
      onChange={onChange}
      equal
    />
  );
}
