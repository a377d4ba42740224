import { STANDAARD_IDENTITEIT as site } from '@site/contract';
import { axe } from '@site/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadNotice } from './load-notice';
import { isFilledIn, removeLoadNotice, showLoadNotice } from './load-notice-element';

const FIELDS = `
  <input aria-label="Naam" value="Jan">
  <textarea aria-label="Bericht">Hallo</textarea>
  <input aria-label="Akkoord" type="checkbox">
  <input aria-label="Nieuws" type="checkbox" checked>
  <input aria-label="24" type="radio" name="term" value="24" checked>
  <input aria-label="60" type="radio" name="term" value="60">
  <select aria-label="Merk"><option selected>DAF</option><option>MAN</option></select>`;

const user = userEvent.setup();
const field = (name: string) => screen.getByLabelText(name);

/** A page as the server sends it. */
function open(): void {
  const notice = renderToStaticMarkup(<LoadNotice site={site} shell="1" />);
  document.body.innerHTML = `${notice}<main>${FIELDS}</main>`;
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
  await user.type(field('Bericht'), '!');
  showLoadNotice();
  expect(screen.getByText(/kwijt wat u hebt ingevuld/)).toBeVisible();
});

describe('isFilledIn', () => {
  test('is false for a page as the server sent it, also when fields have a value', () => {
    expect(isFilledIn()).toBe(false);
  });

  test.each<[string, () => Promise<void>]>([
    ['a field is typed in', () => user.type(field('Naam'), 'a')],
    ['a field is emptied', () => user.clear(field('Naam'))],
    ['a text area is typed in', () => user.type(field('Bericht'), 'a')],
    ['a box is ticked', () => user.click(field('Akkoord'))],
    ['a tick is removed', () => user.click(field('Nieuws'))],
    ['a radio button is chosen', () => user.click(field('60'))],
    ['an option is chosen', () => user.selectOptions(field('Merk'), 'MAN')],
  ])('is true once %s', async (_what, act) => {
    await act();
    expect(isFilledIn()).toBe(true);
  });
});
