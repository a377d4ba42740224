import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { examplePage } from '../examples/example-page';
import { useStoredAnswers } from './stored-answers';
import wizardFrame from './wizard-frame.examples';

test('stored answers are applied after the first render, which equals the HTML of the server', async () => {
  const [{ render }] = wizardFrame.examples;
  sessionStorage.setItem(
    'voorbeeld',
    JSON.stringify({ values: { soort: 'bus', prijs: '9000' }, step: 'prijs' }),
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(examplePage(render));
  expect(screen.getByRole('heading', { name: 'Wat wilt u leasen?' })).toBeInTheDocument();

  const mismatches: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(root, examplePage(render), { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Aanschafprijs' })).toHaveValue('9.000');

  act(() => hydrated.unmount());
  root.remove();
});

const EMPTY = { prijs: '' };

function Draft() {
  const { values, edited } = useStoredAnswers('concept', EMPTY, 'begin');
  return <p>{edited ? `Ga verder met ${values.prijs}` : 'Begin'}</p>;
}

test('an earlier draft is not in the first render, which equals the HTML of a server that does not know the visitor', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Draft />);
  expect(root).toHaveTextContent('Begin');
  sessionStorage.setItem('concept', JSON.stringify({ values: { prijs: '9000' }, step: 'prijs' }));

  const mismatches: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(root, <Draft />, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(root).toHaveTextContent('Ga verder met 9000');

  act(() => hydrated.unmount());
  root.remove();
});
