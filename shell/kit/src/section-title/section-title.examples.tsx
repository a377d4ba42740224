import { Eyebrow, SectionTitle } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('SectionTitle', {
  group: 'Heroes and headings',
  purpose:
    'The heading of a band, with an optional eyebrow above and a lead below. Eyebrow is the line above alone.',
  requirements: [
    'It is a heading of the level that the page needs there.',
    'Long words break before they make the page wider.',
  ],
  examples: [
    { name: 'With all that it can have', wide: true, render: Whole },
    { name: 'On a dark surface', surface: 'dark', render: Whole },
    { name: 'Of a part', note: 'An h3, smaller.', surface: 'card', render: OfAPart },
    { name: 'Long words', note: 'Look at it at 320 px.', render: LongWords },
    { name: 'The line alone', render: LineAlone },
  ],
});

function Whole() {
  return (
    <SectionTitle
      eyebrow="Zo werkt het"
      lead="Van de eerste vraag tot de sleutels: wat u doet, en wat wij doen."
    >
      In drie stappen op de weg
    </SectionTitle>
  );
}

function OfAPart() {
  return <SectionTitle as="h3">Wat kost het?</SectionTitle>;
}

function LongWords() {
  return <SectionTitle>Arbeidsongeschiktheidsverzekeringsvoorwaarden</SectionTitle>;
}

function LineAlone() {
  return <Eyebrow>Voor zzp’ers</Eyebrow>;
}
