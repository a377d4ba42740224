import { Overview } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('Overview', {
  group: 'One question at a time',
  for: 'The answers of a form before it is sent, each with the way to change it. It is the last step of a wizard.',
  must: [
    'Each button says what it changes, also to who only hears it.',
    'An answer of several lines keeps its lines; long words break.',
    'Nothing that was asked is left out.',
  ],
  examples: [
    { name: 'To be changed', render: ToBeChanged },
    { name: 'To read', surface: 'card', render: ToRead },
  ],
});

const change = () => {};

function ToBeChanged() {
  return (
    <Overview
      items={[
        { label: 'Soort', value: 'Bestelbus', onChange: change },
        { label: 'Aanschafprijs', value: '€ 1.234.567', onChange: change },
        {
          label: 'E-mailadres',
          value: 'administratie-en-planning@bedrijfsmiddelenfinanciering.example',
          onChange: change,
        },
        { label: 'Toelichting', value: 'Graag voor april.\nDe oude bus wordt ingeruild.', onChange: change },
      ]}
    />
  );
}

function ToRead() {
  return (
    <Overview
      items={[
        { label: 'Code', value: 'R4T7K2M' },
        { label: 'Aangevraagd op', value: '12 maart 2026' },
      ]}
    />
  );
}
