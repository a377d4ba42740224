import { Button, ButtonLink, ButtonRow, Stack } from '@site/kit';
import { TextField } from '@site/kit/controls';
import { ArrowRight, Phone } from 'lucide-react';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('Button', {
  group: 'Buttons and links',
  purpose:
    'Acting on this page: submitting, continuing, retrying. To navigate to another page, use ButtonLink, which looks the same.',
  requirements: [
    'It is a target of at least 44 px, also when small.',
    'A disabled button keeps the focus, and says what is missing when it is pressed.',
    'While busy it says so in text, ignores presses and keeps the focus.',
    'A long label wraps inside it, and the button is never wider than its container.',
    'There is one primary button per view.',
  ],
  examples: [
    { name: 'Four weights', render: FourWeights },
    { name: 'On a dark surface', surface: 'dark', render: FourWeights },
    { name: 'Small', note: 'In cards, tables and headers.', surface: 'card', render: Small },
    {
      name: 'Disabled with a reason',
      note: 'Press it: it says what is missing. Fill in a name, and the same button acts.',
      render: DisabledWithAReason,
    },
    {
      name: 'What cannot be undone',
      note: 'Next to an explanation of what is lost, and never the only action.',
      surface: 'card',
      render: Dangerous,
    },
    { name: 'Busy', note: 'Press it: it is busy for two seconds.', render: UnderWay },
    { name: 'As wide as its container', surface: 'card', render: AsWideAsItsPlace },
    { name: 'A long label', note: 'Look at it at 320 px.', render: LongLabel },
    { name: 'One long word', note: 'Look at it at 320 px.', surface: 'card', render: OneLongWord },
    { name: 'Links that look like buttons', render: ThatLeadElsewhere },
  ],
});

function FourWeights() {
  return (
    <ButtonRow>
      <Button>Offerte aanvragen</Button>
      <Button variant="dark">Inloggen</Button>
      <Button variant="ghost">Vorige</Button>
      <Button variant="quiet">Wijzigen</Button>
    </ButtonRow>
  );
}

function Small() {
  return (
    <ButtonRow>
      <Button size="s">Kopiëren</Button>
      <Button size="s" variant="dark">
        Downloaden
      </Button>
      <Button size="s" variant="ghost">
        Annuleren
      </Button>
    </ButtonRow>
  );
}

function DisabledWithAReason() {
  const [name, setName] = useState('');
  return (
    <Stack gap={3}>
      <TextField label="Naam van uw bedrijf" value={name} onChange={setName} />
      <div>
        <Button disabledReason={name ? null : 'Vul eerst de naam van uw bedrijf in.'}>Volgende</Button>
      </div>
    </Stack>
  );
}

function Dangerous() {
  return (
    <ButtonRow>
      <Button variant="danger">Account verwijderen</Button>
      <Button variant="ghost">Annuleren</Button>
    </ButtonRow>
  );
}

function UnderWay() {
  const [busy, setBusy] = useState(false);
  const send = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Button busy={busy} busyText="Versturen..." onClick={send}>
      Aanvraag versturen
    </Button>
  );
}

function AsWideAsItsPlace() {
  return <Button wide>Akkoord en doorgaan</Button>;
}

function LongLabel() {
  return (
    <Button variant="dark">
      Bestelbus, vrachtwagen of machine financieren en het maandbedrag zelf berekenen
    </Button>
  );
}

function OneLongWord() {
  return (
    <ButtonRow>
      <Button>Bedrijfsmiddelenfinancieringsovereenkomst</Button>
      <Button size="s" variant="ghost">
        Bedrijfsmiddelenfinancieringsvoorwaarden
        <ArrowRight size={18} />
      </Button>
    </ButtonRow>
  );
}

function ThatLeadElsewhere() {
  return (
    <ButtonRow>
      <ButtonLink to="/lease-berekenen">
        Bereken uw maandbedrag
        <ArrowRight size={20} />
      </ButtonLink>
      <ButtonLink href="tel:+31850000000" variant="ghost">
        <Phone size={20} />
        Bel 085 000 00 00
      </ButtonLink>
    </ButtonRow>
  );
}
