import { STANDAARD_IDENTITEIT } from '@site/contract';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SiteProvider } from '../site/site';
import { axe } from '../testing/index';
import { ToastProvider } from '../toast/toast';
import { AmountField } from './amount-field';
import { Form } from './form';
import { SelectField } from './select-field';

function Calculator({ start }: { start: string }) {
  const [price, setPrice] = useState('25000');
  const [term, setTerm] = useState(start);
  return (
    <Form label="Berekening" action="/lease-berekenen" method="get" onSubmit={() => {}}>
      <AmountField
        label="Prijs"
        name="prijs"
        value={price}
        onChange={setPrice}
        slider={{ max: 100_000, step: 500 }}
      />
      <SelectField
        label="Looptijd"
        hint="Langer is minder per maand."
        name="looptijd"
        placeholder="Kies een looptijd"
        options={[
          { value: '48', label: '48 maanden' },
          { value: '60', label: '60 maanden' },
        ]}
        value={term}
        onChange={setTerm}
        required
      />
    </Form>
  );
}

const page = (start: string) => (
  <SiteProvider site={STANDAARD_IDENTITEIT}>
    <ToastProvider>
      <Calculator start={start} />
    </ToastProvider>
  </SiteProvider>
);

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('main'));
});

afterEach(() => root.remove());

/** Shows the server's HTML as a browser without JavaScript parses it. */
function showWithoutScripts(start: string) {
  const { body } = new DOMParser().parseFromString(renderToString(page(start)), 'text/html');
  root.append(...body.childNodes);
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Berekening' });

const sent = () => [...new FormData(form()).entries()];

describe('Without JavaScript', () => {
  test('a select is the browser’s own, with its value and label', () => {
    showWithoutScripts('60');
    // CSS hides the other one, which jsdom does not evaluate.
    const list = screen
      .getAllByRole('combobox', { name: 'Looptijd' })
      .find((found) => found instanceof HTMLSelectElement) as HTMLSelectElement;
    expect(list).toHaveAccessibleDescription('Langer is minder per maand.');
    expect(list).toHaveAttribute('aria-required', 'true');
    expect(list).toHaveDisplayValue('60 maanden');
    expect([...list.options].map(({ text }) => text)).toEqual([
      'Kies een looptijd',
      '48 maanden',
      '60 maanden',
    ]);
  });

  test.each(['', '60'])('a form sends each of its fields once, with a term of "%s"', (term) => {
    showWithoutScripts(term);
    expect(sent()).toEqual([
      ['prijs', '25.000'],
      ['looptijd', term],
    ]);
  });

  test('a form navigates to its action', () => {
    showWithoutScripts('60');
    expect(form()).toHaveAttribute('action', '/lease-berekenen');
    expect(form()).toHaveAttribute('method', 'get');
  });
});

test('With JavaScript the same HTML hydrates without errors, and only the kit’s select is part of the form', async () => {
  const complain = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(complain);
  root.innerHTML = renderToString(page('60'));
  const hydrated = await act(async () => hydrateRoot(root, page('60'), { onRecoverableError: complain }));
  expect(screen.getByRole('combobox', { name: /^Looptijd/ })).toHaveTextContent('60 maanden');
  expect(sent()).toEqual([
    ['prijs', '25.000'],
    ['looptijd', '60'],
  ]);
  expect(await axe(root)).toHaveNoViolations();
  expect(complain).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
});
