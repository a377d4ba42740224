import { Plate, VisuallyHidden } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('VisuallyHidden', {
  group: 'Content',
  for: 'Words for who hears the page, where the eye has them from the context. Words that everybody can use are shown to everybody.',
  must: [
    'It is read out in its place.',
    'It takes no room and cannot be seen, not even when letters are large.',
  ],
  examples: [{ name: 'What the eye sees already', render: Heard }],
});

function Heard() {
  return (
    <p>
      <VisuallyHidden>Uw kenteken: </VisuallyHidden>
      <Plate size="s">K7-PL-34</Plate>
    </p>
  );
}
