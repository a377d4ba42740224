import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { examplePage } from '../examples/example-page';
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
