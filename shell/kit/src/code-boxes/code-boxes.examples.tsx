import { CodeBoxes } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('CodeBoxes', {
  group: 'Forms',
  purpose:
    'A code from an email, with one box per character, on a plate. Any other short text is a TextField.',
  requirements: [
    'It is one group with a legend, and each box has a name: “Cijfer 1 van 6”.',
    'Typing moves to the next box; arrow keys and backspace work as expected.',
    'A pasted text fills all boxes with the code in it; spaces and dashes in the code do not matter.',
    'An error about an incomplete code leads to the first empty box.',
    'For a code of digits a phone suggests the code from a message, and shows the numeric keyboard.',
    'Seven boxes fit on 320 px.',
  ],
  examples: [
    { name: 'Six digits', note: 'Try to paste “Uw code is 12-34 56.”', render: SixDigits },
    { name: 'Seven letters and digits', surface: 'card', render: SevenCharacters },
    { name: 'Invalid', surface: 'card', render: Wrong },
  ],
});

function SixDigits() {
  const [code, setCode] = useState('');
  return (
    <CodeBoxes
      legend="Verificatiecode"
      hint="Zes cijfers, uit de mail die wij u net stuurden."
      length={6}
      kind="digits"
      value={code}
      onChange={setCode}
    />
  );
}

function SevenCharacters() {
  const [code, setCode] = useState('R4T7');
  return (
    <CodeBoxes legend="Uw aanvraagcode" length={7} kind="alphanumeric" value={code} onChange={setCode} />
  );
}

function Wrong() {
  const [code, setCode] = useState('123456');
  return (
    <CodeBoxes
      legend="Verificatiecode"
      length={6}
      kind="digits"
      value={code}
      onChange={setCode}
      error="Deze code klopt niet. Kijk of u de nieuwste mail hebt."
    />
  );
}
