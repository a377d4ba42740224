import { Overview } from '@site/kit/wizard';
import { examples } from '../examples/examples';

export default examples('Overview', {
  group: 'Wizards',
  purpose:
    'The answers of a form before it is submitted, each with a button to change it. It is the last step of a wizard.',
  requirements: [
    'Each button says what it changes, also for screen readers.',
    'An answer of several lines keeps its lines; long words break.',
    'Every answer is listed.',
  ],
  examples: [
    { name: 'With buttons to change the answers', render: ToBeChanged },
    { name: 'Under a heading', render: UnderAHeading },
    { name: 'Read-only', surface: 'card', render: ToRead },
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

function UnderAHeading() {
  return (
    <Overview
      title="Uw voertuig"
      items={[
        { label: 'Soort', value: 'Bestelbus', onChange: change },
        { label: 'Aanschafprijs', value: '€ 24.500', onChange: change },
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
