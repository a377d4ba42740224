import { feit, type Vermelding } from '@site/contract/facts';
import { TextLink } from '@site/kit';

/** A fact about law, tax or a register as it is today, with a link to its source. */
export function Fact({ of }: { of: Vermelding }) {
  const { tekst, bron } = feit(of);
  return (
    <>
      {tekst} Bron: <SourceLink bron={bron} />.
    </>
  );
}

/** A link to the place where a figure is stated. */
export function SourceLink({ bron }: { bron: { naam: string; url: string } }) {
  return <TextLink href={bron.url}>{bron.naam}</TextLink>;
}
