import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Disclosure } from './disclosure';

const sums = (
  <Disclosure title="De rekensom" lead="Wat waarvan komt." id="som">
    <p>Aflossing en rente.</p>
  </Disclosure>
);

test('is closed, opens at a click on its heading and closes again', async () => {
  render(sums);
  expect(screen.getByText('Aflossing en rente.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 2, name: 'De rekensom' }));
  expect(screen.getByText('Aflossing en rente.')).toBeVisible();
  await userEvent.click(screen.getByText('Wat waarvan komt.'));
  expect(screen.getByText('Aflossing en rente.')).not.toBeVisible();
});

test('has its content in the HTML of the server, for print and without JavaScript', () => {
  expect(renderToString(sums)).toMatch(/<details id="som"[^>]*>.*Aflossing en rente\./);
});
