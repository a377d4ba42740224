import { LEASE_HAND_OVER_KEY, STANDAARD_IDENTITEIT } from '@site/contract';
import { SiteProvider } from '@site/kit';
import { renderWithKit } from '@site/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import HomePage from './page';
import { financialService, website } from './structured-data';

const NO_REVIEWS = { ...STANDAARD_IDENTITEIT, beoordeling: { cijfer: 0, aantal: 0 } };

describe('the home page', () => {
  test('is titled "Direct eigenaar met financial lease!"', () => {
    renderWithKit(<HomePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Direct eigenaar met financial lease!$/,
    );
  });

  test.each([
    ['Lease berekenen', '/lease-berekenen'],
    ['Direct aanvragen', '/lease-aanvragen'],
    ['Zo werkt het', '/financial-lease'],
    ['Ons aanbod', '/aanbod'],
    ['Contact', '/contact'],
    ['Duurzaam ondernemen', '/duurzaam-ondernemen'],
    ['Een lease voor jou', '/slimme-lease'],
    ['Innovatief financieren', '/innovatief-financieren'],
    ['Slotbedrag opvragen', '/login'],
    ['Verzekeringen', '/binnenkort'],
    ['Inloggen met code', '/login'],
    ['Probleem melden', '/klacht-indienen'],
  ])('has a link "%s" to %s', (name, to) => {
    renderWithKit(<HomePage />);
    for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', to);
  });

  test('says next to the title when the customer is economic and when legal owner', () => {
    renderWithKit(<HomePage />);
    expect(
      screen.getByText(/direct economisch eigenaar, en na de laatste betaling ook juridisch/),
    ).toBeVisible();
  });

  test('promises an answer within 24 hours, on working days', () => {
    renderWithKit(<HomePage />);
    expect(screen.getByText('Reactie binnen 24 uur*')).toBeVisible();
    expect(screen.getByText(/^\* Wij reageren binnen 24 uur op werkdagen/)).toBeVisible();
  });

  test('shows three quotes with the rating of Google reviews', () => {
    renderWithKit(<HomePage />);
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    expect(screen.getByText(/uit 127 Google reviews/)).toHaveTextContent('4,8 van 5');
    expect(screen.queryByRole('link', { name: /reviews/ })).not.toBeInTheDocument();
  });

  test('shows no rating when there are no reviews', () => {
    renderWithKit(<HomePage />, { site: NO_REVIEWS });
    expect(screen.queryByText(/Google reviews/)).not.toBeInTheDocument();
  });
});

describe('the example of a monthly amount', () => {
  beforeEach(() => sessionStorage.clear());

  const card = () => screen.getByRole('region', { name: 'Wat kost het per maand?' });
  const example = () => within(card());
  const lowestPrice = () =>
    fireEvent.change(example().getByRole('slider', { name: 'Aanschafprijs' }), {
      target: { value: '10000' },
    });

  test('is 710 euros for 32,500 with 5,000 down over 60 months', () => {
    renderWithKit(<HomePage />);
    expect(card()).toHaveTextContent('€ 710');
  });

  test('states the rate, what it is charged over and the effective rate', () => {
    renderWithKit(<HomePage />);
    expect(example().getByText(/11% rente per jaar over het hele bedrag van € 27.500/)).toHaveTextContent(
      'Effectief is dat 20,5% per jaar.',
    );
  });

  test('follows the chosen term', async () => {
    const { user } = renderWithKit(<HomePage />);
    await user.click(example().getByRole('radio', { name: '72' }));
    expect(card()).toHaveTextContent('€ 634');
  });

  test('follows the price', () => {
    renderWithKit(<HomePage />);
    lowestPrice();
    expect(card()).toHaveTextContent('€ 181');
  });

  test('lowers the down payment when the price no longer allows it', () => {
    renderWithKit(<HomePage />);
    lowestPrice();
    expect(example().getByRole('slider', { name: 'Aanbetaling' })).toHaveAttribute(
      'aria-valuetext',
      '€\u00a03.000',
    );
  });
});

describe('the example of a monthly amount, at a return', () => {
  beforeEach(() => sessionStorage.clear());

  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

  test('has the stored input', async () => {
    const { user, unmount } = renderWithKit(<HomePage />);
    fireEvent.change(slider('Aanschafprijs'), { target: { value: '48000' } });
    fireEvent.change(slider('Aanbetaling'), { target: { value: '7500' } });
    await user.click(screen.getByRole('radio', { name: '36' }));
    unmount();
    renderWithKit(<HomePage />);
    expect(slider('Aanschafprijs')).toHaveValue('48000');
    expect(slider('Aanbetaling')).toHaveValue('7500');
    expect(screen.getByRole('radio', { name: '36' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Bekijk de hele berekening' })).toHaveAttribute(
      'href',
      '/lease-berekenen?type=auto&aanschafprijs=48000&aanbetaling=7500&looptijd=36',
    );
  });

  const stored = (lease: Record<string, unknown>) =>
    sessionStorage.setItem(
      LEASE_HAND_OVER_KEY,
      JSON.stringify({
        version: 1,
        voertuigType: 'auto',
        aanschafprijs: '48000',
        aanbetaling: '7500',
        slottermijn: '',
        looptijd: '36',
        ...lease,
      }),
    );

  test.each([
    { voertuigType: 'boot' },
    { aanschafprijs: 48_000 },
    { aanbetaling: '-500' },
    { aanschafprijs: '0' },
  ])('is the initial one when the tab stored %o', (lease) => {
    stored(lease);
    renderWithKit(<HomePage />);
    expect(slider('Aanschafprijs')).toHaveValue('32500');
    expect(slider('Aanbetaling')).toHaveValue('5000');
    expect(screen.getByRole('radio', { name: '60' })).toBeChecked();
  });

  test('is the lease of another page, with its vehicle and final instalment', () => {
    stored({ voertuigType: 'equipment', slottermijn: '4000' });
    renderWithKit(<HomePage />);
    expect(slider('Aanschafprijs')).toHaveValue('48000');
    expect(
      screen.getByText(/^Indicatie voor equipment of een scooter, met een slottermijn van € 4\.000/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bekijk de hele berekening' })).toHaveAttribute(
      'href',
      '/lease-berekenen?type=equipment&aanschafprijs=48000&aanbetaling=7500&slottermijn=4000&looptijd=36',
    );
  });

  test('a price without VAT is financed with VAT', async () => {
    const { user } = renderWithKit(<HomePage />);
    fireEvent.change(slider('Aanschafprijs'), { target: { value: '30000' } });
    await user.click(screen.getByRole('radio', { name: 'exclusief btw' }));
    expect(slider('Aanschafprijs')).toHaveValue('30000');
    expect(screen.getByText('Inclusief btw: € 36.300')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bekijk de hele berekening' })).toHaveAttribute(
      'href',
      '/lease-berekenen?type=auto&aanschafprijs=30000&aanbetaling=5000&looptijd=60&btw=exclusief',
    );
  });
});

test('Without JavaScript the example is a form that opens the calculator', () => {
  const html = renderToString(
    <SiteProvider site={STANDAARD_IDENTITEIT}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </SiteProvider>,
  );
  // Parsed like a browser with JavaScript disabled.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...body.childNodes);
  const form = screen.getByRole('button', { name: 'Bereken' }).closest('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/lease-berekenen');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByRole('textbox', { name: 'Aanschafprijs in euro’s' })).toHaveValue('32.500');
  fireEvent.click(screen.getByRole('radio', { name: '48' }));
  expect([...new FormData(form)]).toEqual([
    ['type', 'auto'],
    ['aanschafprijs', '32.500'],
    ['aanbetaling', '5.000'],
    ['looptijd', '48'],
  ]);
  expect(document.body).toHaveTextContent('Voorbeeld: € 32.500, met € 5.000 aanbetaling, in 60 maanden.');
  document.body.replaceChildren();
});

test('the rating links to the reviews where these are configured', () => {
  const url = 'https://reviews.example/zakenwiel';
  const site = { ...STANDAARD_IDENTITEIT, beoordeling: { cijfer: 4.6, aantal: 88, url } };
  renderWithKit(<HomePage />, { site });
  expect(screen.getByRole('link', { name: /^88 Google reviews/ })).toHaveAttribute('href', url);
});

describe('the structured data of the company', () => {
  test('is a financial service with the rating of the site', () => {
    expect(financialService(STANDAARD_IDENTITEIT)).toMatchObject({
      '@type': 'FinancialService',
      name: 'Zakenwiel',
      telephone: '+31850000000',
      openingHoursSpecification: { opens: '10:00', closes: '17:00' },
      areaServed: { name: 'Nederland' },
      sameAs: Object.values(STANDAARD_IDENTITEIT.social),
      aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
    });
  });

  test('leads to the search of the site', () => {
    expect(website({ ...STANDAARD_IDENTITEIT, url: 'https://v.nl' })).toMatchObject({
      '@type': 'WebSite',
      url: 'https://v.nl/',
      potentialAction: { target: { urlTemplate: 'https://v.nl/search?q={search_term_string}' } },
    });
  });

  test('has no rating when there are no reviews', () => {
    expect(financialService(NO_REVIEWS)).not.toHaveProperty('aggregateRating');
  });
});
