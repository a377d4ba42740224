import { Plate, Stack } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Plate', {
  group: 'What is yours',
  for: 'The signature of the site: a code or a number that is the visitor’s own. Nowhere else, or it wears out. An amount goes on an AmountPlate.',
  must: [
    'A label says to screen readers what stands on it.',
    'What stands on it can be selected and copied, without the band.',
    'Text on the plate is always ink.',
    'It settles like a stamp, once; for who wants no motion it is just there.',
  ],
  examples: [
    { name: 'Three sizes', render: ThreeSizes },
    { name: 'On the road', surface: 'road', render: ThreeSizes },
    { name: 'A long code', note: 'Look at it at 320 px.', surface: 'card', render: LongCode },
  ],
});

function ThreeSizes() {
  return (
    <Stack gap={2}>
      <div>
        <Plate size="s">K7-PL-34</Plate>
      </div>
      <div>
        <Plate label="Uw aanvraagcode">R4T7K2M</Plate>
      </div>
      <div>
        <Plate size="l" label="Uw aanvraagcode">
          R4T7K2M
        </Plate>
      </div>
    </Stack>
  );
}

function LongCode() {
  return (
    <Plate size="l" label="Uw kenmerk">
      NL-2026-AANVRAAG-0000012345
    </Plate>
  );
}
