import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isFilledIn } from './load-notice-element';

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

beforeEach(() => {
  document.body.innerHTML = FIELDS;
});

test('nothing is filled in on a page as the server sent it, also when fields have a value', () => {
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
])('something is filled in once %s', async (_what, act) => {
  await act();
  expect(isFilledIn()).toBe(true);
});
