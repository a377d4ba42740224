import { Card, Grid, Illustration, Split, Stack } from '@site/kit';
import { Prose } from '@site/kit/content';
import { examples } from '../examples/examples';

export default examples('Grid, Split and Stack', {
  group: 'Layout',
  purpose:
    'The layout inside a band: equal columns (Grid), two columns that start at the same place on every page (Split), stacked (Stack).',
  requirements: [
    'The order on the screen is the order in the document, at every width.',
    'On a phone everything is stacked.',
    'Content never makes a column wider than its share.',
  ],
  examples: [
    { name: 'Grid of three', wide: true, render: GridOfThree },
    { name: 'Grid of four', render: GridOfFour },
    { name: 'Split', note: 'Text and a picture.', surface: 'card', render: WordsAndPicture },
    { name: 'Stack', render: BelowEachOther },
  ],
});

function GridOfThree() {
  return (
    <Grid columns={3}>
      <Card>Aanschafprijs</Card>
      <Card>Aanbetaling</Card>
      <Card>Bedrijfsmiddelenfinancieringsovereenkomst</Card>
    </Grid>
  );
}

function GridOfFour() {
  return (
    <Grid columns={4}>
      <Card>Eén</Card>
      <Card>Twee</Card>
      <Card>Drie</Card>
      <Card>Vier</Card>
    </Grid>
  );
}

function WordsAndPicture() {
  return (
    <Split>
      <Prose>
        <p>De leasemaatschappij betaalt de verkoper. U rijdt, en betaalt per maand af.</p>
        <p>Na de laatste termijn is de auto helemaal van u.</p>
      </Prose>
      <Illustration name="sleutels" />
    </Split>
  );
}

function BelowEachOther() {
  return (
    <Stack gap={1}>
      <Card>Op een afstand</Card>
      <Card>van 8 pixels</Card>
    </Stack>
  );
}
