import { Card, Grid, Illustration, type IllustrationName } from '@site/kit';
import { ArticleIllustration, type ArticleIllustrationName } from '@site/kit/article';
import { examples } from '../examples/examples';

export default examples('Illustration', {
  group: 'Pictures',
  purpose: 'Drawings of what Dutch entrepreneurs use, in one style, instead of photographs.',
  requirements: [
    'It is decorative: the text says what it shows.',
    'A drawing of a page or two is an ArticleIllustration, of @site/kit/content.',
    'It keeps its aspect ratio and is never wider than its container.',
  ],
  examples: [
    { name: 'All of them', render: AllOfThem },
    {
      name: 'On a dark surface',
      surface: 'dark',
      note: 'Dark lines need something light behind them.',
      render: OnDark,
    },
  ],
});

const NAMES: IllustrationName[] = ['van', 'sleutels', 'papieren', 'kaart', 'groen'];

const ARTICLE_NAMES: ArticleIllustrationName[] = [
  'bakfiets',
  'graafmachine',
  'oven',
  'laadpaal',
  'weegschaal',
  'paraplu',
];

function AllOfThem() {
  return (
    <Grid columns={4}>
      {NAMES.map((name) => (
        <Illustration key={name} name={name} />
      ))}
      {ARTICLE_NAMES.map((name) => (
        <ArticleIllustration key={name} name={name} />
      ))}
    </Grid>
  );
}

function OnDark() {
  return (
    <Card tone="success">
      <ArticleIllustration name="graafmachine" />
    </Card>
  );
}
