import { renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import { DocumentsByForm } from './documents-by-form';

const HOLDING = 'Een uittreksel van de holding, als die boven de bv staat';
const PARTNERS = 'Een identiteitsbewijs van elke vennoot: alle vennoten tekenen';
const REGISTRY = /^Uw gegevens van bkr\.nl/;
const TURNOVER = 'Iets dat uw omzet laat zien: facturen, een opdracht of een prognose';

async function choose(user: { click(element: Element): Promise<void> }, question: string, text: string) {
  const group = screen.getByRole('group', { name: question });
  await user.click(within(group).getByRole('radio', { name: text }));
}

const FORM = 'Wat is uw bedrijf?';
const SITUATION = 'Bent u net begonnen, of hebt u een BKR-registratie?';

test('before a choice the documents of every form and situation are listed', () => {
  renderWithKit(<DocumentsByForm />);
  for (const text of [HOLDING, PARTNERS, REGISTRY, TURNOVER]) expect(screen.getByText(text)).toBeVisible();
});

test('a bv with a BKR registration gets the list of both', async () => {
  const { user } = renderWithKit(<DocumentsByForm />);
  await choose(user, FORM, 'Bv');
  await choose(user, SITUATION, 'BKR-registratie');
  for (const text of [HOLDING, REGISTRY]) expect(screen.getByText(text)).toBeVisible();
  for (const text of [PARTNERS, TURNOVER]) expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('without a special situation there are only the documents of the form', async () => {
  const { user } = renderWithKit(<DocumentsByForm />);
  await choose(user, FORM, 'Vof of maatschap');
  await choose(user, SITUATION, 'Geen van beide');
  expect(screen.getByText(PARTNERS)).toBeVisible();
  for (const text of [HOLDING, REGISTRY, TURNOVER]) expect(screen.queryByText(text)).not.toBeInTheDocument();
});
