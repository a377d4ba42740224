import { KentekenField } from '@site/kit/amounts';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('KentekenField', {
  group: 'Forms',
  purpose: 'An optional number plate, with what the register says about the vehicle.',
  requirements: [
    'Takes any notation; a Dutch plate gets its dashes when the field is left.',
    'Looks a Dutch plate up as soon as it is complete, and announces what was found.',
    'An unknown plate or a register that is unavailable is one sentence, never an error: the visitor goes on.',
  ],
  examples: [
    { name: 'Empty', render: Empty },
    { name: 'Not found', surface: 'card', render: NotFound },
    { name: 'Invalid', render: Invalid },
  ],
});

function Empty() {
  const [value, onChange] = useState('');
  return <KentekenField hint="Dan ziet u wat de RDW weet." value={value} onChange={onChange} />;
}

function NotFound() {
  const [value, onChange] = useState('V-123-BX');
  return <KentekenField value={value} onChange={onChange} />;
}

function Invalid() {
  const [value, onChange] = useState('V-123-BX-1-2-3-4');
  return <KentekenField value={value} onChange={onChange} error="Gebruik hoogstens 15 tekens." />;
}
