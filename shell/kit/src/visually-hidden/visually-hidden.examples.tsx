import { Plate, VisuallyHidden } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('VisuallyHidden', {
  group: 'Content',
  purpose:
    'Text for screen reader users that sighted visitors get from the context. Text that is useful to everyone must be visible.',
  requirements: [
    'It is announced in its place.',
    'It takes no space and is invisible, also with enlarged text.',
  ],
  examples: [{ name: 'A label for a number plate', render: Heard }],
});

function Heard() {
  return (
    <p>
      <VisuallyHidden>Uw kenteken: </VisuallyHidden>
      <Plate size="s">K7-PL-34</Plate>
    </p>
  );
}
