import { ComparisonTable } from '@site/kit/article';
import { examples } from '../examples/examples';

export default examples('ComparisonTable', {
  group: 'Content',
  purpose: 'Choices side by side, on the points that decide. Two or three choices; more is a list.',
  requirements: [
    'It is a table with a caption and headings, so that each cell is announced with its row and column.',
    'On a phone no word is broken: each row is a block, with two cells side by side, or more of them stacked.',
    'A table that is still too wide scrolls inside its own box, by keyboard too; the page does not.',
    'Numbers are aligned.',
  ],
  examples: [
    {
      name: 'Three choices',
      wide: true,
      note: 'The highlighted column is the one that the page recommends.',
      render: Three,
    },
    { name: 'Two choices and long numbers, on a dark surface', surface: 'dark', render: LongNumbers },
    { name: 'Two choices with short figures', note: 'Look at it at 320 px.', render: ShortFigures },
  ],
});

function Three() {
  return (
    <ComparisonTable
      caption="Financial lease naast andere wegen"
      columns={['Financial lease', 'Operational lease', 'Lening']}
      highlight={0}
      rows={[
        { label: 'Van wie is de auto?', cells: ['Van u', 'Van de leasemaatschappij', 'Van u'] },
        { label: 'Op uw balans', cells: ['Ja', 'Meestal niet', 'Ja'] },
        { label: 'Btw', cells: ['In één keer terug', 'Per maand', 'In één keer terug'] },
        { label: 'Onderhoud', cells: ['Regelt u zelf', 'Zit erin', 'Regelt u zelf'] },
      ]}
    />
  );
}

function LongNumbers() {
  return (
    <ComparisonTable
      caption="Met en zonder slottermijn"
      columns={['Met slottermijn', 'Zonder slottermijn']}
      rows={[
        { label: 'Aanschafprijs', cells: ['€ 1.250.000', '€ 1.250.000'] },
        { label: 'Laatste termijn', cells: ['€ 375.000', '€ 0'] },
        { label: 'Looptijd', cells: ['60 maanden', '60 maanden'] },
      ]}
    />
  );
}

function ShortFigures() {
  return (
    <ComparisonTable
      caption="Vier of vijf jaar"
      columns={['48 maanden', '60 maanden']}
      rows={[
        { label: 'Maandbedrag', cells: ['€ 750', '€ 646'] },
        { label: 'Rente in totaal', cells: ['€ 11.000', '€ 13.760'] },
      ]}
    />
  );
}
