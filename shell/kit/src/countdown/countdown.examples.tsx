import { Button } from '@site/kit';
import { Countdown } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('Countdown', {
  group: 'Plates and countdowns',
  purpose: 'Something that happens automatically after some seconds, such as continuing to the next page.',
  requirements: [
    'It can be stopped and skipped; printing the page stops it too.',
    'It is announced once, not every second.',
    'What happens at 0 is said beforehand, and happens once.',
    'After stopping it, the focus is on the text that says so.',
  ],
  examples: [{ name: 'To another page', render: ToAnotherPage }],
});

function ToAnotherPage() {
  const [done, setDone] = useState(false);
  if (done) return <Button onClick={() => setDone(false)}>Nog een keer</Button>;
  return <Countdown seconds={5} then="gaat u naar uw aanvragen" onDone={() => setDone(true)} />;
}
