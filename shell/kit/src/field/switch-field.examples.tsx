import { Stack } from '@site/kit';
import { SwitchField } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('SwitchField', {
  group: 'Forms',
  purpose: 'An on/off setting. A required question is a RadioGroup, because a switch always has a value.',
  requirements: [
    'The label switches it too, and the target is 44 px high.',
    'On and off differ by position, not by colour alone.',
    'A switch that is disabled says why.',
  ],
  examples: [
    { name: 'On and off', render: OnAndOff },
    { name: 'Cannot be switched off', surface: 'card', render: Fixed },
    { name: 'Long words', note: 'Look at it at 320 px.', surface: 'card', render: LongWords },
  ],
});

function OnAndOff() {
  const [mail, setMail] = useState(true);
  const [news, setNews] = useState(false);
  return (
    <Stack gap={3}>
      <SwitchField
        label="Mail als er iets verandert"
        hint="Bijvoorbeeld als uw voorstel klaarligt."
        checked={mail}
        onChange={setMail}
      />
      <SwitchField label="Nieuwsbrief" checked={news} onChange={setNews} />
    </Stack>
  );
}

function Fixed() {
  return (
    <SwitchField
      label="Noodzakelijk"
      hint="Zonder deze gegevens werkt inloggen niet."
      checked
      onChange={() => {}}
      disabled
    />
  );
}

function LongWords() {
  const [on, setOn] = useState(false);
  return (
    <SwitchField
      label="Bedrijfsmiddelenfinancieringsaanbiedingen"
      hint="Hoogstens eens per kwartaal, over arbeidsongeschiktheidsverzekeringen en wat daarbij hoort."
      checked={on}
      onChange={setOn}
    />
  );
}
