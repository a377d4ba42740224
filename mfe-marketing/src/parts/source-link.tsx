import { TextLink } from '@site/kit';

/** A link to the place where a figure is stated. */
export function SourceLink({ bron }: { bron: { naam: string; url: string } }) {
  return <TextLink href={bron.url}>{bron.naam}</TextLink>;
}
