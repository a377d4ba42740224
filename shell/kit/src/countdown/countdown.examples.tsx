import { Button } from '@site/kit';
import { Countdown } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('Countdown', {
  group: 'What is yours',
  for: 'Something that happens by itself after some seconds, such as going on to the next page.',
  must: [
    'It can be stopped, and it need not be waited for.',
    'It is read out once, not every second.',
    'What happens at 0 is said beforehand, and happens once.',
    'After stopping it, the focus stands on the words that say so.',
  ],
  examples: [{ name: 'To another page', render: ToAnotherPage }],
});

function ToAnotherPage() {
  const [done, setDone] = useState(false);
  if (done) return <Button onClick={() => setDone(false)}>Nog een keer</Button>;
  return <Countdown seconds={5} then="gaat u naar uw aanvragen" onDone={() => setDone(true)} />;
}
