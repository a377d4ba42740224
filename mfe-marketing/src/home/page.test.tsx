import { STANDAARD_IDENTITEIT } from '@site/contract';
import { renderWithKit } from '@site/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { financialService } from './financial-service';
import HomePage from './page';
import { website } from './website';

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

  test('promises a reaction within 24 hours, on working days', () => {
    renderWithKit(<HomePage />);
    expect(screen.getByText('Reactie binnen 24 uur*')).toBeVisible();
    expect(screen.getByText(/^\* Wij reageren binnen 24 uur op werkdagen/)).toBeVisible();
  });

  test('shows three quotes with the rating of Google reviews', () => {
    renderWithKit(<HomePage />);
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    expect(screen.getByText(/uit 127 Google reviews/)).toHaveTextContent('4,8 van 5');
  });

  test('shows no rating when there are no reviews', () => {
    renderWithKit(<HomePage />, { site: NO_REVIEWS });
    expect(screen.queryByText(/Google reviews/)).not.toBeInTheDocument();
  });
});

describe('the example of a monthly amount', () => {
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
