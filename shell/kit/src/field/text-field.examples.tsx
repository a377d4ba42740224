import { TextField } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('TextField', {
  group: 'Forms',
  purpose:
    'A line of text, or several: a name, an address, a message. An amount is an AmountField, a code CodeBoxes.',
  requirements: [
    'The label is always visible above it; there is no placeholder instead.',
    'A hint says beforehand what is expected, an error afterwards how to fix it; both are announced with the field.',
    'The label of an optional field ends with “(optioneel)”.',
    'The browser can autofill it, and a phone shows the matching keyboard.',
    'Input before hydration is kept.',
  ],
  examples: [
    { name: 'Empty', render: Empty },
    { name: 'Filled in', surface: 'card', render: FilledIn },
    { name: 'Invalid', surface: 'card', render: Wrong },
    { name: 'Optional', render: Optional },
    { name: 'Several lines', render: SeveralLines },
    { name: 'Read-only', surface: 'card', render: ToRead },
    { name: 'Long words', note: 'Look at it at 320 px.', render: LongWords },
    { name: 'On a dark surface', surface: 'dark', render: OnDark },
  ],
});

function Empty() {
  const [email, setEmail] = useState('');
  return (
    <TextField
      label="E-mailadres"
      type="email"
      autoComplete="email"
      hint="Hier sturen wij uw voorstel heen."
      value={email}
      onChange={setEmail}
      required
    />
  );
}

function FilledIn() {
  const [company, setCompany] = useState('Bakkerij De Gouden Korst V.O.F.');
  return <TextField label="Bedrijfsnaam" autoComplete="organization" value={company} onChange={setCompany} />;
}

function Wrong() {
  const [phone, setPhone] = useState('06 1234');
  return (
    <TextField
      label="Telefoonnummer"
      type="tel"
      autoComplete="tel"
      value={phone}
      onChange={setPhone}
      error="Een Nederlands nummer heeft tien cijfers, zoals 06 12345678."
    />
  );
}

function Optional() {
  const [site, setSite] = useState('');
  return <TextField label="Website" type="url" autoComplete="url" optional value={site} onChange={setSite} />;
}

function SeveralLines() {
  const [message, setMessage] = useState('Goedemorgen,\n\nKan de bus ook op naam van de B.V.?');
  return (
    <TextField label="Uw bericht" multiline={5} value={message} onChange={setMessage} maxLength={2000} />
  );
}

function ToRead() {
  return <TextField label="Kenmerk" value="R4T7K2M" onChange={() => {}} readOnly />;
}

function LongWords() {
  const [text, setText] = useState('NL2026AANVRAAGNUMMER000000000000000000000012345678');
  return (
    <TextField
      label="Bedrijfsmiddelenfinancieringsovereenkomstnummer"
      hint="Het staat rechtsboven op de arbeidsongeschiktheidsverzekeringspolis."
      value={text}
      onChange={setText}
      error="Dit overeenkomstnummer is langer dan twintig tekens."
    />
  );
}

function OnDark() {
  const [postcode, setPostcode] = useState('1234');
  return (
    <TextField
      label="Postcode"
      hint="Van het adres waar de auto staat."
      value={postcode}
      onChange={setPostcode}
      error="Een postcode heeft ook twee letters."
    />
  );
}
