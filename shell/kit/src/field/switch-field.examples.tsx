import { Stack } from '@site/kit';
import { SwitchField } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('SwitchField', {
  group: 'Forms',
  for: 'Something that is on or off. A question that must be answered is a RadioGroup: a switch always has an answer.',
  must: [
    'The label switches it too, and the target is 44 px high.',
    'On and off differ by place, not by colour alone.',
    'What cannot be switched off says why.',
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
