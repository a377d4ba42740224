import type { LeaseApplication } from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { backendOf, DOCUMENT, FENNA, OFFER, VAN } from '../../testing/fenna';
import { seeFailure, seeToast, sent } from '../../testing/see';
import ApplicationsPage from './page';

async function open(applications: LeaseApplication[] = [VAN], api: FakeApi = {}) {
  const opened = renderWithKit(<ApplicationsPage />, {
    path: '/klant/lease-aanvragen',
    api: { ...backendOf(FENNA, applications), ...api },
  });
  await screen.findByRole('heading', { level: 2, name: 'Aanvragen' });
  return opened;
}

const card = (code = VAN.leaseCode) => screen.findByRole('article', { name: `Aanvraag ${code}` });
const toggle = () => screen.getByRole('button', { name: 'Aanvraag koppelen met code' });
const code = () => screen.getByRole('textbox', { name: 'Aanvraagcode' });
const link = () => screen.getByRole('button', { name: 'Koppelen' });

beforeEach(() => sessionStorage.clear());

it('opens the form with the code in the address, and sends nothing', async () => {
  const { calls } = renderWithKit(<ApplicationsPage />, {
    path: '/klant/lease-aanvragen?code=K7R2XPD',
    api: backendOf(FENNA),
  });
  expect(await screen.findByRole('textbox', { name: 'Aanvraagcode' })).toHaveValue('K7R2XPD');
  expect(sent(calls)).toEqual([]);
});

it('shows the offer that lapses first below the heading of the page, and then the other applications', async () => {
  const later = { ...VAN, id: 'a2', leaseCode: 'BBBBBBB', offerte: { ...OFFER, id: 'o2', maandbedrag: 700 } };
  const sooner = {
    ...VAN,
    id: 'a3',
    leaseCode: 'CCCCCCC',
    offerte: { ...OFFER, id: 'o3', geldigTotEnMet: '2026-03-09' },
  };
  renderWithKit(<ApplicationsPage />, {
    path: '/klant/lease-aanvragen',
    api: backendOf(FENNA, [VAN, later, sooner]),
  });
  await screen.findByRole('heading', { level: 1, name: 'Uw offerte: €\u00a0612 per maand' });
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Uw offerte van Noord Lease', 'Andere aanvragen']);
  expect(screen.getAllByRole('article').map((it) => it.getAttribute('aria-label'))).toEqual([
    'Aanvraag CCCCCCC',
    'Aanvraag BBBBBBB',
    'Aanvraag K7R2XPD',
  ]);
});

describe('an application', () => {
  it('shows code, date, price, term, company and vehicle', async () => {
    const { calls } = await open();
    const shown = await card();
    expect(calls.map(({ path }) => path)).toContain('/api/customers/k1/applications');
    for (const text of ['K7R2XPD', '1 april 2025', '€ 32.500', '60 maanden', "Bakkerij 't Hoekje"]) {
      expect(shown).toHaveTextContent(text);
    }
    expect(within(shown).getByRole('link')).toHaveAttribute('href', 'https://www.busjes.example/transporter');
  });

  it('says that it waits for documents, with a link to send them', async () => {
    await open([VAN], {
      'GET /api/customers/k1/documents': () => ({
        body: {
          success: true,
          documenten: [
            { ...DOCUMENT, id: 'd1', status: 'gevraagd' },
            { ...DOCUMENT, id: 'd2', status: 'afgekeurd' },
            { ...DOCUMENT, id: 'd3', status: 'in-controle' },
            { ...DOCUMENT, id: 'd4', status: 'gevraagd', aanvraagId: 'another' },
          ],
        },
      }),
    });
    const send = await within(await card()).findByRole('link', { name: 'Stuur uw documenten' });
    expect(send).toHaveAttribute('href', '/klant/documenten');
    expect(await card()).toHaveTextContent('Wij hebben nog 2 documenten van u nodig');
  });

  it('has its code copied without the dot', async () => {
    const { user } = await open();
    await user.click(within(await card()).getByRole('button', { name: 'Aanvraagcode kopiëren' }));
    expect(await navigator.clipboard.readText()).toBe('K7R2XPD');
    expect(await card()).toHaveTextContent('Gekopieerd');
  });

  it('shows a price that arrives as text', async () => {
    await open([{ ...VAN, aanschafprijs: '18750' }]);
    expect(await card()).toHaveTextContent('€ 18.750');
  });

  it('shows company and vehicle only if present', async () => {
    await open([{ ...VAN, bedrijfsnaam: undefined, voertuigLink: '' }]);
    expect(await card()).not.toHaveTextContent('Bakkerij');
    expect(within(await card()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('links to the vehicle with the name of the site in the text', async () => {
    await open([{ ...VAN, voertuigLink: 'https://www.autobedrijf.nl/bus?id=1' }]);
    const link = within(await card()).getByRole('link', { name: /^Bekijk het voertuig op autobedrijf\.nl/ });
    expect(link).toHaveAttribute('href', 'https://www.autobedrijf.nl/bus?id=1');
  });

  it.each(['javascript:alert(1)', 'ID.4', 'VW ID.Buzz, wit'])(
    'shows words about the vehicle: %s',
    async (words) => {
      await open([{ ...VAN, voertuigLink: words }]);
      expect(await card()).toHaveTextContent(words);
      expect(within(await card()).queryByRole('link')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['pending', 'In behandeling'],
    ['approved', 'Goedgekeurd'],
    ['rejected', 'Afgewezen'],
    ['completed', 'Afgerond'],
    ['on_hold', 'on_hold'],
  ])('shows status %s as "%s"', async (status, label) => {
    await open([{ ...VAN, status }]);
    expect(await card()).toHaveTextContent(label);
  });

  it.each([
    ['pending', ['Klaar: Ontvangen', 'Nu: Beoordeling', 'Straks: Offerte', 'Straks: Rijden']],
    ['approved', ['Klaar: Ontvangen', 'Klaar: Beoordeling', 'Nu: Offerte', 'Straks: Rijden']],
    ['completed', ['Klaar: Ontvangen', 'Klaar: Beoordeling', 'Klaar: Offerte', 'Klaar: Rijden']],
    ['rejected', []],
    ['on_hold', []],
  ])('shows no more progress than status %s says', async (status, stops) => {
    await open([{ ...VAN, status }]);
    const items = within(await card()).queryAllByRole('listitem');
    expect(items).toHaveLength(stops.length);
    stops.forEach((stop, place) => {
      expect(items[place]).toHaveTextContent(stop);
    });
  });
});

describe('the list', () => {
  it('says that there is nothing yet', async () => {
    await open([]);
    expect(await screen.findByText('U hebt nog geen aanvragen')).toBeVisible();
  });

  it('is replaced by an error when it could not be loaded, which is logged, without a toast, and can be retried', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const { user } = await open([], {
      'GET /api/customers/k1/applications': () =>
        broken ? { status: 500, body: '' } : { body: { success: true, applications: [VAN] } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('konden niet worden geladen');
    expect(log).toHaveBeenCalled();
    expect(log.mock.calls[0]?.[1]).toMatchObject({ message: '500: Internal Server Error' });
    expect(document.querySelector('[data-tone="error"]')).toBeNull();
    expect(screen.queryByText('U hebt nog geen aanvragen')).not.toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await card()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is fetched again on "Vernieuwen"', async () => {
    let status = 'pending';
    const { user } = await open([], {
      'GET /api/customers/k1/applications': () => ({
        body: { success: true, applications: [{ ...VAN, status }] },
      }),
    });
    await card();
    status = 'approved';
    await user.click(screen.getByRole('button', { name: 'Vernieuwen' }));
    await waitFor(async () => expect(await card()).toHaveTextContent('Goedgekeurd'));
  });

  it('leads to a new application, and to help', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Nieuwe aanvraag starten' })).toHaveAttribute(
      'href',
      '/lease-aanvragen',
    );
    const help = screen.getByRole('region', { name: 'Hulp nodig?' });
    expect(help).toHaveTextContent('085 000 00 00');
    expect(help).toHaveTextContent('info@zakenwiel.example');
  });

  it('is accessible', async () => {
    const { user, container } = await open();
    await card();
    await user.click(toggle());
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('linking by code', () => {
  it('opens and closes', async () => {
    const { user } = await open();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(code()).toBeVisible();
    await user.click(toggle());
    expect(screen.queryByRole('textbox', { name: 'Aanvraagcode' })).not.toBeInTheDocument();
  });

  it('accepts seven characters at most, in capitals, without spaces and dashes', async () => {
    const { user } = await open();
    await user.click(toggle());
    await user.type(code(), 'k7r-2x pdqq');
    expect(code()).toHaveValue('K7R2XPD');
  });

  it('requires all seven characters and says so', async () => {
    const { user, calls } = await open();
    await user.click(toggle());
    await user.type(code(), 'K7R2XP');
    expect(link()).toHaveAttribute('aria-disabled', 'true');
    await user.click(link());
    expect(screen.getByRole('alert')).toHaveTextContent('Vul alle 7 tekens van de code in.');
    expect(sent(calls)).toEqual([]);
  });

  it('links, and refetches the list and the customer', async () => {
    const { user, calls } = await open([], {
      'POST /api/customers/link-application': () => ({ body: { success: true, profileUpdated: false } }),
    });
    await user.click(toggle());
    await user.type(code(), 'k7r2xpd');
    calls.length = 0;
    await user.click(link());
    await seeToast('Aanvraag gekoppeld!', 'Uw lease aanvraag is succesvol gekoppeld aan uw account');
    expect(sent(calls)).toEqual([
      { call: 'POST /api/customers/link-application', body: { customerId: 'k1', leaseCode: 'K7R2XPD' } },
    ]);
    await waitFor(() => {
      const paths = calls.map(({ path }) => path);
      expect(paths).toContain('/api/customers/auth');
      expect(paths).toContain('/api/customers/k1/applications');
    });
  });

  it('shows why a code is rejected, and keeps the input', async () => {
    const { user } = await open([], {
      'POST /api/customers/link-application': () => ({
        status: 404,
        body: { success: false, message: 'Wij kennen deze code niet.' },
      }),
    });
    await user.click(toggle());
    await user.type(code(), 'AAAAAAA');
    await user.click(link());
    await seeFailure('Wij kennen deze code niet.');
    expect(code()).toHaveAccessibleDescription(/Wij kennen deze code niet/);
    expect(code()).toHaveValue('AAAAAAA');
  });
});
