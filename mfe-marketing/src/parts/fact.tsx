import { type FeitNaam, feit } from '@site/contract/facts';
import { SourceLink } from './source-link';

/** A fact about law, tax or a register as it is today, with a link to its source. */
export function Fact({ name }: { name: FeitNaam }) {
  const { tekst, bron } = feit(name);
  return (
    <>
      {tekst} Bron: <SourceLink bron={bron} />.
    </>
  );
}
