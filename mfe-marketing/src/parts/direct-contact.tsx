import { Band, ContactCards, SectionTitle } from '@site/kit';

/** Phone and mail of the site; the cards say when and how soon. */
export function DirectContact({
  title = 'Liever eerst overleggen?',
  tone,
}: {
  title?: string;
  tone?: 'light' | 'card' | 'soft';
}) {
  return (
    <Band tone={tone}>
      <SectionTitle>{title}</SectionTitle>
      <ContactCards />
    </Band>
  );
}
