import { Card, Grid, Illustration, type IllustrationName } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Illustration', {
  group: 'Pictures',
  for: 'The things of Dutch entrepreneurs, drawn in one hand. No photographs: a drawing says what it is about without claiming that it is you.',
  must: [
    'A picture that tells something has a title, which screen readers hear; all others are for the eye only.',
    'It keeps its proportions and is never wider than its place.',
  ],
  examples: [
    { name: 'All of them', render: AllOfThem },
    {
      name: 'On the road',
      surface: 'road',
      note: 'Dark lines need something light behind them.',
      render: OnTheRoad,
    },
    { name: 'With a title', surface: 'card', render: WithTitle },
  ],
});

const NAMES: IllustrationName[] = [
  'van',
  'bakfiets',
  'graafmachine',
  'oven',
  'laadpaal',
  'sleutels',
  'papieren',
  'kaart',
  'weegschaal',
  'paraplu',
  'groen',
];

function AllOfThem() {
  return (
    <Grid columns={4}>
      {NAMES.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Grid>
  );
}

function OnTheRoad() {
  return (
    <Card tone="go">
      <Illustration name="graafmachine" />
    </Card>
  );
}

function WithTitle() {
  return <Illustration name="kaart" title="Een kaart van Nederland met een speld in Utrecht" width={200} />;
}
