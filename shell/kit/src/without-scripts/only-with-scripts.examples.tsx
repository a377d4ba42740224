import { OnlyWithScripts, SliderField } from '@site/kit';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('OnlyWithScripts', {
  group: 'Content',
  purpose:
    'A control that changes the page itself, such as a slider. A form that the server can answer stays visible without JavaScript.',
  requirements: [
    'Without JavaScript the contents are not shown and not announced.',
    'The page says the same in another way there: with an example, a form or a phone number.',
  ],
  examples: [{ name: 'A slider', render: Slider }],
});

function Slider() {
  const [looptijd, setLooptijd] = useState(60);
  return (
    <OnlyWithScripts>
      <SliderField
        label="Looptijd in maanden"
        value={looptijd}
        onChange={setLooptijd}
        min={12}
        max={72}
        step={12}
        format={String}
      />
    </OnlyWithScripts>
  );
}
