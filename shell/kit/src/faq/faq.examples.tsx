import { TextLink } from '@site/kit';
import { Faq, FaqAnswer, type FaqItem } from '@site/kit/content';
import { examples } from '../examples/examples';

export default examples('Faq', {
  group: 'Content',
  purpose:
    'The questions that people ask about one subject, under its title. For collapsible texts without a title, use Accordion.',
  requirements: [
    'The questions are headings, one level below the title.',
    'One answer is open at a time, and it closes again; without JavaScript too.',
    'The title says what the questions have in common.',
    'An answer is a few paragraphs, with a link at its end.',
  ],
  examples: [
    { name: 'Below the title', wide: true, render: BelowTheTitle },
    {
      name: 'Beside the title',
      note: 'On a wide screen; elsewhere below the title.',
      render: BesideTheTitle,
    },
    {
      name: 'In two columns',
      note: 'Each column has one open at a time.',
      surface: 'card',
      render: InTwoColumns,
    },
    { name: 'One of two groups', surface: 'dark', render: OneOfTwoGroups },
    {
      name: 'An answer without the accordion',
      note: 'For a page that is read from top to bottom.',
      render: Open,
    },
  ],
});

const QUESTIONS: readonly FaqItem[] = [
  {
    question: 'Hoe hoog is de rente?',
    answer: [
      'Dat hangt af van uw bedrijf, het voertuig en de looptijd.',
      'In uw offerte staat de rente die voor u geldt.',
    ],
    more: { to: '/lease-berekenen', text: 'Bereken uw maandbedrag' },
  },
  {
    question: 'Moet ik een aanbetaling doen?',
    answer: 'Niet altijd. Met een aanbetaling betaalt u per maand minder.',
  },
  {
    question: 'Kan ik eerder aflossen?',
    answer: (
      <>
        Ja. Vaak is dat zonder boete; uw contract is bepalend. Lees de{' '}
        <TextLink to="/lease-voorwaarden">voorwaarden</TextLink>.
      </>
    ),
  },
  { question: 'Welke eenmalige kosten zijn er?', answer: 'Die staan in uw offerte, voordat u tekent.' },
];

function BelowTheTitle() {
  return <Faq title="Vragen over de kosten" items={QUESTIONS} />;
}

function BesideTheTitle() {
  return (
    <Faq
      title="Vragen over de kosten"
      lead="Rente, aanbetaling en eerder stoppen."
      items={QUESTIONS}
      layout="beside"
    />
  );
}

function InTwoColumns() {
  return <Faq title="Vragen over de kosten" items={QUESTIONS} layout="columns" />;
}

function OneOfTwoGroups() {
  return <Faq title="Na uw aanvraag" headingLevel={3} items={QUESTIONS.slice(0, 2)} />;
}

function Open() {
  return (
    <>
      <h3>Wat is een slottermijn?</h3>
      <FaqAnswer
        answer={[
          'Een bedrag dat u pas aan het einde betaalt.',
          'Over dat bedrag betaalt u de hele looptijd rente.',
        ]}
      />
    </>
  );
}
