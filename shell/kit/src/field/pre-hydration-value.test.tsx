import { STANDAARD_IDENTITEIT } from '@site/contract';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CodeBoxes } from '../code-boxes/code-boxes';
import { SiteProvider } from '../site/site';
import { ToastProvider } from '../toast/toast';
import { AmountField } from './amount-field';
import { Form } from './form';
import { SliderField } from './slider-field';
import { TextField } from './text-field';

function Fields() {
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [code, setCode] = useState('');
  const [months, setMonths] = useState(48);
  const [down, setDown] = useState('');
  return (
    <Form label="Formulier" onSubmit={() => {}}>
      <TextField label="Naam" value={name} onChange={setName} />
      <AmountField label="Prijs" value={price} onChange={setPrice} />
      <CodeBoxes legend="Code" kind="digits" length={6} value={code} onChange={setCode} />
      <SliderField label="Maanden" value={months} onChange={setMonths} min={12} max={72} step={12} />
      <AmountField label="Aanbetaling" value={down} onChange={setDown} slider={{ max: 18_000, step: 500 }} />
      <p>{`${name} ${price} ${code} ${months} ${down}`}</p>
    </Form>
  );
}

const page = (
  <SiteProvider site={STANDAARD_IDENTITEIT}>
    <ToastProvider>
      <Fields />
    </ToastProvider>
  </SiteProvider>
);

let root: HTMLElement;
let hydrated: Root | undefined;

/** The page as the server sends it, before hydration. */
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
});

afterEach(() => {
  act(() => hydrated?.unmount());
  root.remove();
});

test('Input before hydration is not lost', async () => {
  const type = (name: string, text: string) => {
    (screen.getByRole('textbox', { name }) as HTMLInputElement).value = text;
  };
  type('Naam', 'Jan');
  type('Prijs', '€ 25.000,00');
  type('Cijfer 1 van 6', '123 456');
  (screen.getByRole('slider', { name: 'Maanden' }) as HTMLInputElement).value = '60';
  (screen.getByRole('slider', { name: 'Aanbetaling, schuif' }) as HTMLInputElement).value = '4500';
  await act(async () => {
    hydrated = hydrateRoot(root, page);
  });
  expect(screen.getByText('Jan 25000 123456 60 4500')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Prijs' })).toHaveValue('25.000');
  expect(screen.getByRole('textbox', { name: 'Aanbetaling' })).toHaveValue('4.500');
  expect(screen.getByRole('textbox', { name: 'Cijfer 6 van 6' })).toHaveValue('6');
});

test('A form that is submitted before hydration does nothing', () => {
  expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');
});
