import { STANDAARD_IDENTITEIT as site } from '@site/contract';
import { axe } from '@site/kit/testing';
import { removeLoadNotice, showLoadNotice } from '@site/platform/test-browser';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadNotice } from './load-notice';

const user = userEvent.setup();

/** A page as the server sends it. */
function open(): void {
  const notice = renderToStaticMarkup(<LoadNotice site={site} shell="1" />);
  document.body.innerHTML = `${notice}<main><textarea aria-label="Bericht">Hallo</textarea></main>`;
}

beforeEach(open);

test('the message is hidden until it is shown, and gone once the page works', () => {
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  showLoadNotice();
  expect(screen.getByRole('alert')).toHaveTextContent('Deze pagina is niet helemaal geladen.');
  removeLoadNotice();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it leads to the same address and to the phone, and is accessible', async () => {
  showLoadNotice();
  // An empty address is a link too, but not for getByRole.
  expect(screen.getByText('Pagina opnieuw laden')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: site.telefoon })).toHaveAttribute('href', 'tel:+31850000000');
  expect(await axe(document.body)).toHaveNoViolations();
});

test('once closed it does not return', async () => {
  showLoadNotice();
  await user.click(screen.getByRole('button', { name: 'Melding sluiten' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  showLoadNotice();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it warns that input will be lost, only when there is any', async () => {
  showLoadNotice();
  expect(screen.getByText(/kwijt wat u hebt ingevuld/)).not.toBeVisible();
  open();
  await user.type(screen.getByLabelText('Bericht'), '!');
  showLoadNotice();
  expect(screen.getByText(/kwijt wat u hebt ingevuld/)).toBeVisible();
});
