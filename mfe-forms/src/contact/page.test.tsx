import { STANDAARD_IDENTITEIT } from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContactPage from './page';

const user = userEvent.setup({ delay: null });

beforeEach(() => sessionStorage.clear());

function open(api: FakeApi = {}) {
  return renderWithKit(<ContactPage />, { path: '/contact', api });
}

const fill = async (label: string, text: string) => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

async function fillIn() {
  await fill('Naam', 'Jan');
  await fill('E-mailadres', 'jan@bakkerij.nl');
  await fill('Onderwerp', 'Offerte');
  await fill('Bericht', 'Kan de looptijd korter?');
}

const send = () => user.click(screen.getByRole('button', { name: 'Versturen' }));

test('Links at the top lead to the application, the account and the terms', () => {
  open();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Lease aanvragen')).toBe('/lease-aanvragen');
  expect(target('Status bekijken')).toBe('/login');
  expect(target('Gegevens wijzigen')).toBe('/login');
  expect(target('Lease voorwaarden')).toBe('/lease-voorwaarden');
});

test('Phone and mail are those of the site, with a button to call in an urgent case', () => {
  const site = { ...STANDAARD_IDENTITEIT, telefoon: '020 123 45 67', email: 'hallo@voorbeeld.nl' };
  renderWithKit(<ContactPage />, { path: '/contact', site });
  expect(screen.getByRole('link', { name: /hallo@voorbeeld\.nl/ })).toHaveAttribute(
    'href',
    'mailto:hallo@voorbeeld.nl',
  );
  expect(screen.getByRole('link', { name: 'Bel direct 020 123 45 67' })).toHaveAttribute(
    'href',
    'tel:+31201234567',
  );
});

const COMPANY = {
  naam: 'Zakenwiel Lease B.V.',
  adres: 'Voorbeeldstraat 1, 1234 AB Utrecht',
  kvkNummer: '12345678',
  btwId: 'NL000000000B00',
  afmNummer: '12000000',
};
const about = () => within(screen.getByRole('region', { name: 'Wie wij zijn' }));

test('The page says who the company is, with everything that is configured', async () => {
  const site = { ...STANDAARD_IDENTITEIT, bedrijf: COMPANY };
  const { container } = renderWithKit(<ContactPage />, { path: '/contact', site });
  const labels = about()
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  const values = about()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual(['Officiële naam', 'Adres', 'KvK-nummer', 'Btw-id', 'AFM-nummer']);
  expect(values).toEqual(Object.values(COMPANY));
  expect(await axe(container)).toHaveNoViolations();
});

test('A detail of the company that is not configured is left out', () => {
  const site = { ...STANDAARD_IDENTITEIT, bedrijf: { kvkNummer: '12345678' } };
  renderWithKit(<ContactPage />, { path: '/contact', site });
  expect(about().getAllByRole('term')).toHaveLength(1);
  expect(about().getByText('12345678')).toBeVisible();
});

test('The page names the leasemaatschappijen that are configured', () => {
  const site = { ...STANDAARD_IDENTITEIT, leasemaatschappijen: 'A Lease en B Lease' };
  renderWithKit(<ContactPage />, { path: '/contact', site });
  expect(about().getByText('A Lease en B Lease')).toBeVisible();
});

test('Without any detail the page still says what the company does and how it is paid', () => {
  open();
  expect(about().queryByRole('term')).not.toBeInTheDocument();
  expect(about().getByText(/Wij verstrekken zelf geen leases/)).toBeVisible();
  expect(about().getByRole('heading', { level: 3, name: 'Zo verdienen wij ons geld' })).toBeVisible();
  expect(about().getByText(/Een aanvraag en een offerte kosten u niets/)).toBeVisible();
  expect(about().getByText(/€ 250 exclusief btw voor administratie en bemiddeling/)).toBeVisible();
  expect(about().getByText(/een provisie/)).toBeVisible();
});

test('WhatsApp is offered only where it is configured', () => {
  renderWithKit(<ContactPage />, {
    path: '/contact',
    site: { ...STANDAARD_IDENTITEIT, whatsapp: '06 12 34 56 78' },
  });
  expect(
    screen.getByRole('link', { name: 'Stuur een bericht via WhatsApp naar 06 12 34 56 78' }),
  ).toHaveAttribute('href', 'https://wa.me/31612345678');
  cleanup();
  open();
  expect(screen.queryByText(/WhatsApp/)).not.toBeInTheDocument();
});

test('There are six questions in two groups', () => {
  open();
  for (const name of ['Voor uw aanvraag', 'Na uw aanvraag']) {
    const group = screen.getByRole('heading', { level: 3, name }).parentElement?.parentElement as HTMLElement;
    expect(within(group).getAllByRole('heading', { level: 4 })).toHaveLength(3);
  }
});

test('A message is sent exactly as it was written', async () => {
  const { calls } = open({ 'POST /api/contact': () => ({ status: 201 }) });
  await fillIn();
  await send();
  expect(await screen.findByRole('button', { name: 'Verstuurd' })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/contact' });
  expect(calls[0]?.body).toEqual({
    name: 'Jan',
    email: 'jan@bakkerij.nl',
    subject: 'Offerte',
    message: 'Kan de looptijd korter?',
  });
});

test('While sending, the button shows it and is disabled', async () => {
  open({ 'POST /api/contact': () => new Promise(() => {}) });
  await fillIn();
  await send();
  expect(screen.getByRole('button', { name: 'Verzenden...' })).toHaveAttribute('aria-disabled', 'true');
});

test("'Verstuurd' shows for 3 seconds, then the form is empty", async () => {
  jest.useFakeTimers();
  open({ 'POST /api/contact': () => ({}) });
  await fillIn();
  await send();
  await screen.findByRole('button', { name: 'Verstuurd' });
  act(() => jest.advanceTimersByTime(2900));
  expect(screen.getByLabelText('Bericht')).toHaveValue('Kan de looptijd korter?');
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByRole('button', { name: 'Versturen' })).toBeEnabled();
  for (const label of ['Naam', 'E-mailadres', 'Onderwerp', 'Bericht']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  jest.useRealTimers();
});

test('The day of the answer shows next to the button, also once the form is empty again', async () => {
  jest.useFakeTimers();
  const body = { success: true, ontvangenOp: '2026-11-21', antwoordUiterlijk: '2026-11-23' };
  open({ 'POST /api/contact': () => ({ body }) });
  await fillIn();
  const status = screen.getByText('', { selector: 'form [role=status]' });
  expect(status).toBeEmptyDOMElement();
  await send();
  await screen.findByRole('button', { name: 'Verstuurd' });
  const text = 'Uw bericht is verstuurd. U krijgt uiterlijk maandag 23 november 2026 antwoord.';
  expect(status).toHaveTextContent(text);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Versturen' })).toBeEnabled();
  expect(status).toHaveTextContent(text);
  jest.useRealTimers();
});

test('An answer without a day, of an older backend, shows only at the button', async () => {
  open({ 'POST /api/contact': () => ({ body: { success: true } }) });
  await fillIn();
  await send();
  expect(await screen.findByRole('button', { name: 'Verstuurd' })).toBeInTheDocument();
  expect(screen.queryByText(/Uw bericht is verstuurd/)).not.toBeInTheDocument();
});

test('All four fields are required, and the first missing one gets the focus', async () => {
  const { calls } = open();
  await fill('Naam', 'Jan');
  await fill('E-mailadres', 'jan');
  await send();
  expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  expect(screen.getByLabelText('E-mailadres')).toHaveAttribute('type', 'email');
  for (const label of ['E-mailadres', 'Onderwerp', 'Bericht'])
    expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText('Naam')).toBeValid();
  expect(calls).toHaveLength(0);
});

test('Each failed submit focuses the first invalid field', async () => {
  open();
  await fill('Naam', 'Jan');
  for (let press = 1; press <= 2; press++) {
    await send();
    expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
  );
});

test('A message whose answer was lost by a reload is sent again with the same key, until it is sent', async () => {
  const lost = open({ 'POST /api/contact': () => new Promise(() => {}) });
  await fillIn();
  await send();
  cleanup();
  const again = open({ 'POST /api/contact': () => ({}) });
  await send();
  await screen.findByRole('button', { name: 'Verstuurd' });
  const key = (calls: typeof lost.calls) => calls.at(-1)?.headers['idempotency-key'];
  expect(key(lost.calls)).toMatch(/^[0-9a-f]{32}$/);
  expect(key(again.calls)).toBe(key(lost.calls));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('A rejection because of a limit gives the reason and the time', async () => {
  const message = 'U hebt dit te vaak geprobeerd. Probeer het over 1 uur opnieuw.';
  open({ 'POST /api/contact': () => ({ status: 429, body: { success: false, message } }) });
  await fillIn();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).not.toHaveTextContent('probeer het zo weer');
  expect(screen.getByLabelText('Bericht')).toHaveValue('Kan de looptijd korter?');
});

test('A message that is too long is not sent, and the field says by how much to shorten it', async () => {
  const { calls } = open();
  await fillIn();
  fireEvent.change(screen.getByLabelText('Bericht'), { target: { value: 'a'.repeat(20_012) } });
  await send();
  expect(screen.getByLabelText('Bericht')).toHaveAccessibleDescription(
    /12 tekens te veel.*Maak uw bericht korter/,
  );
  expect(screen.getByLabelText('Bericht')).toHaveFocus();
  expect(calls).toHaveLength(0);
});

test('After a failure there is no toast, the message stays, and phone and mail are shown', async () => {
  open({ 'POST /api/contact': () => ({ status: 500 }) });
  await fillIn();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('085 000 00 00');
  expect(alert).toHaveTextContent('info@zakenwiel.example');
  expect(screen.getByLabelText('Bericht')).toHaveValue('Kan de looptijd korter?');
  expect(screen.getByRole('button', { name: 'Versturen' })).toBeEnabled();
  expect(screen.queryByText('Fout')).not.toBeInTheDocument();
});

test('An error of the backend is shown at its field, which gets the focus, until it is changed', async () => {
  open({
    'POST /api/contact': () => ({
      status: 400,
      body: { success: false, message: 'x', errors: { email: 'Vul een geldig e-mailadres in.' } },
    }),
  });
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('verbeter wat hierboven staat');
  const field = screen.getByLabelText('E-mailadres');
  expect(field).toHaveAccessibleDescription('Vul een geldig e-mailadres in.');
  expect(field).toHaveFocus();
  await user.type(field, 'x');
  expect(field).toBeValid();
});

test('A draft survives a reload, and is removed once it is sent', async () => {
  const { unmount } = open();
  await fillIn();
  unmount();
  const sent = open({ 'POST /api/contact': () => ({}) });
  expect(screen.getByLabelText('Bericht')).toHaveValue('Kan de looptijd korter?');
  await send();
  await screen.findByRole('button', { name: 'Verstuurd' });
  sent.unmount();
  open();
  expect(screen.getByLabelText('Bericht')).toHaveValue('');
});

test.each(['{', 'null', '[]', '{"message":{"a":1}}'])('A stored message of %s is ignored', (broken) => {
  sessionStorage.setItem('contact', broken);
  open();
  expect(screen.getByLabelText('Bericht')).toHaveValue('');
});

test('The page has no accessibility violations that axe can detect', async () => {
  const { container } = open();
  expect((await axe(container)).violations).toEqual([]);
});
