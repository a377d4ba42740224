import { Plate, Stack } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Plate', {
  group: 'Plates and countdowns',
  purpose:
    'The signature of the site: the visitor’s own code or number, and nothing else. An amount goes on an AmountPlate.',
  requirements: [
    'A label tells screen readers what the text is.',
    'Its text can be selected and copied, without the band.',
    'Text on the plate is always ink.',
    'It appears with a short animation, once; without it under reduced motion.',
  ],
  examples: [
    { name: 'Three sizes', render: ThreeSizes },
    { name: 'On a dark surface', surface: 'dark', render: ThreeSizes },
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
