import { Band, PageHero, type StructuredData } from '@site/kit';
import { Faq, faqPage } from '@site/kit/content';
import { DirectContact } from '../parts/direct-contact';
import { TOPICS } from './questions';
import { TopicCards } from './topic-cards';

export const structuredData: StructuredData = () => [faqPage(TOPICS.flatMap(({ questions }) => questions))];

/** `/faq`: the frequently asked questions in three topics. */
export default function FaqPage() {
  return (
    <>
      <PageHero
        compact
        title="Veelgestelde vragen"
        lead="De vragen die ondernemers ons het vaakst stellen, met een kort en eerlijk antwoord."
      />

      <Band>
        <TopicCards topics={TOPICS} />
      </Band>

      {TOPICS.map(({ id, title, description, questions }, index) => (
        <Band key={id} id={id} labelledBy={`${id}-titel`} tone={index % 2 === 0 ? 'card' : 'light'}>
          <Faq id={`${id}-titel`} title={title} lead={description} items={questions} layout="beside" />
        </Band>
      ))}

      <DirectContact title="Staat uw vraag er niet bij?" tone="soft" />
    </>
  );
}
