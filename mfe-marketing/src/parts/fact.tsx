import { feit, type Vermelding } from '@site/contract/facts';
import { SourceLink } from './source-link';

/** A fact about law, tax or a register as it is today, with a link to its source. */
export function Fact({ of }: { of: Vermelding }) {
  const { tekst, bron } = feit(of);
  return (
    <>
      {tekst} Bron: <SourceLink bron={bron} />.
    </>
  );
}
