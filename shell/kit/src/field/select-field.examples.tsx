import { SelectField } from '@site/kit/widgets';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('SelectField', {
  group: 'Forms',
  purpose: 'One of many answers. For up to six, use ChoiceCards.',
  requirements: [
    'It is operable by keyboard: arrows, Home, End, and typing the first letters.',
    'Nothing is chosen beforehand where the visitor must choose.',
    'The list is never wider than the window, and scrolls inside itself.',
  ],
  examples: [
    { name: 'Nothing chosen', render: Empty },
    { name: 'Chosen', surface: 'card', render: Chosen },
    { name: 'Invalid', surface: 'card', render: Wrong },
    { name: 'Long words', note: 'Look at it at 320 px.', render: LongWords },
  ],
});

const TERMS = [12, 24, 36, 48, 60, 72].map((months) => ({
  value: String(months),
  label: `${months} maanden`,
}));

function Empty() {
  const [term, setTerm] = useState('');
  return (
    <SelectField
      label="Looptijd"
      placeholder="Kies een looptijd"
      options={TERMS}
      value={term}
      onChange={setTerm}
      required
    />
  );
}

function Chosen() {
  const [term, setTerm] = useState('60');
  return (
    <SelectField
      label="Looptijd"
      hint="Langer is minder per maand, en meer in totaal."
      placeholder="Kies een looptijd"
      options={TERMS}
      value={term}
      onChange={setTerm}
    />
  );
}

function Wrong() {
  const [term, setTerm] = useState('');
  return (
    <SelectField
      label="Looptijd"
      placeholder="Kies een looptijd"
      options={TERMS}
      value={term}
      onChange={setTerm}
      error={term ? null : 'Kies een looptijd van 12 tot 72 maanden.'}
    />
  );
}

function LongWords() {
  const [subject, setSubject] = useState('aov');
  return (
    <SelectField
      label="Onderwerp"
      optional
      placeholder="Kies een onderwerp"
      options={[
        { value: 'aov', label: 'Arbeidsongeschiktheidsverzekeringsvoorwaarden en eigen risico' },
        { value: 'anders', label: 'Iets anders' },
      ]}
      value={subject}
      onChange={setSubject}
    />
  );
}
