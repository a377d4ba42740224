import { Grid, QuoteCard } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('QuoteCard', {
  group: 'Content',
  purpose: 'A quote of a customer. The first of a row is featured.',
  requirements: [
    'It is a quotation with its source, also for screen readers.',
    'A long quotation makes the card longer, not the letters smaller.',
  ],
  examples: [
    { name: 'A row of three', wide: true, render: ARow },
    { name: 'Alone on a card', surface: 'card', render: Alone },
    { name: 'On a dark surface', surface: 'dark', render: Alone },
  ],
});

function ARow() {
  return (
    <Grid columns={3}>
      <QuoteCard lead quote="Vrijdag gebeld, dinsdag reed ik." by="Stukadoor, Zwolle" />
      <QuoteCard
        quote="Ze zeiden eerlijk dat ik beter een half jaar kon wachten. Dat heb ik gedaan, en toen was het zo rond."
        by="Bakker, Breda"
      />
      <QuoteCard quote="Eén bedrag per maand, dat begrijp ik." by="Fietskoerier, Utrecht" />
    </Grid>
  );
}

function Alone() {
  return <QuoteCard quote="Geen gedoe met papieren." by="Hovenier, Apeldoorn" />;
}
