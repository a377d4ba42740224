import { BELOFTEN } from '@site/contract';
import { Band, ContactCards, SectionTitle } from '@site/kit';

/** Phone and mail of the site, with opening hours and answer time. */
export function DirectContact({
  title = 'Liever eerst overleggen?',
  tone,
}: {
  title?: string;
  tone?: 'light' | 'card' | 'soft';
}) {
  return (
    <Band tone={tone}>
      <SectionTitle lead={`Een mail beantwoorden wij op werkdagen binnen ${BELOFTEN.reactieUren} uur.`}>
        {title}
      </SectionTitle>
      <ContactCards />
    </Band>
  );
}
