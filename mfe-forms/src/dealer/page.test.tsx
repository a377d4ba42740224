import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DealerPage from './page';

const user = userEvent.setup({ delay: null });
const open = (api: FakeApi = {}, path = '/dealer#mijn-link') => renderWithKit(<DealerPage />, { path, api });

const PAGE = {
  success: true,
  naam: 'Autobedrijf De Brug',
  aanvragen: [
    { voertuig: 'V-123-BX', verstuurdOp: '2026-11-20T10:00:00.000Z', status: 'verstuurd' },
    { voertuig: '1-VJK-01', verstuurdOp: '2026-11-18T10:00:00.000Z', status: 'besluit' },
  ],
};
const KNOWN: FakeApi = { 'POST /api/dealers/open': () => ({ body: PAGE }) };
const fill = async (name: string, text: string) => {
  await user.click(await screen.findByLabelText(name));
  await user.paste(text);
};
const press = () => user.click(screen.getByRole('button', { name: 'Mail uw klant de aanvraag' }));

async function fillIn(): Promise<void> {
  await fill('Link naar het voertuig', 'www.brug.example/bus');
  await fill('Kenteken (optioneel)', 'v123bx');
  await fill('Aanschafprijs inclusief btw', '25000');
  await fill('Aanbetaling (optioneel)', '5000');
  await fill('Naam van uw klant', 'Fatima El Amrani');
  await fill('E-mailadres van uw klant', 'fatima@bakkerij.nl');
}

test('A dealer sees of each application the vehicle, the date and how far it is', async () => {
  const { calls, container } = open(KNOWN);
  const items = within(await screen.findByRole('region', { name: 'Uw aanvragen' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'V-123-BX20 november 2026Verstuurd aan uw klant',
    '1-VJK-0118 november 2026Er is een besluit: vraag het uw klant',
  ]);
  expect(calls.find(({ path }) => path === '/api/dealers/open')?.body).toEqual({ link: 'mijn-link' });
  expect(await axe(container)).toHaveNoViolations();
});

test('What the dealer fills in is mailed to the customer, and the form is empty for the next one', async () => {
  const { calls } = open({ ...KNOWN, 'POST /api/dealers/applications': () => ({ body: PAGE }) });
  await fillIn();
  await press();
  expect(await screen.findByText('De aanvraag is onderweg naar fatima@bakkerij.nl.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({
    link: 'mijn-link',
    naam: 'Fatima El Amrani',
    email: 'fatima@bakkerij.nl',
    voertuigLink: 'www.brug.example/bus',
    voertuigType: '',
    kenteken: 'V-123-BX',
    aanschafprijs: '25000',
    aanbetaling: '5000',
  });
  expect(screen.getByLabelText('Naam van uw klant')).toHaveValue('');
});

test('What is missing is said at its field, and nothing is sent', async () => {
  const { calls } = open(KNOWN);
  await screen.findByText('Uw aanvragen');
  await press();
  expect(screen.getByLabelText('Link naar het voertuig')).toHaveAccessibleDescription(/Plak de link/);
  expect(screen.getByLabelText('Naam van uw klant')).toHaveAccessibleDescription(/Vul de naam/);
  expect(screen.getByLabelText('E-mailadres van uw klant')).toHaveAccessibleDescription(
    /Vul een e-mailadres in/,
  );
  expect(calls.some(({ path }) => path === '/api/dealers/applications')).toBe(false);
});

test('After a refusal what was filled in stays', async () => {
  const message = 'U hebt dit te vaak geprobeerd. Probeer het over 24 uur opnieuw.';
  open({
    ...KNOWN,
    'POST /api/dealers/applications': () => ({ status: 429, body: { success: false, message } }),
  });
  await fillIn();
  await press();
  expect(await screen.findByText(message, { exact: false })).toBeInTheDocument();
  expect(screen.getByLabelText('Naam van uw klant')).toHaveValue('Fatima El Amrani');
});

test('A link that no longer works says what to do', async () => {
  const message = 'Deze link werkt niet meer. Bel of mail ons, dan sturen wij u een nieuwe.';
  open({ 'POST /api/dealers/open': () => ({ status: 404, body: { success: false, message } }) });
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('Without a link it says where to find it, and asks the backend nothing', async () => {
  const { calls } = open({}, '/dealer');
  expect(await screen.findByText(/Deze pagina opent u met uw persoonlijke link/)).toBeInTheDocument();
  expect(calls.some(({ path }) => path.startsWith('/api/dealers'))).toBe(false);
});
