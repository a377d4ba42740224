import { BEWAARTERMIJNEN, describeBewaartermijn, STANDAARD_IDENTITEIT } from '@site/contract';
import { renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import LegalPage from './page';

const TITLES = {
  disclaimer: 'Disclaimer',
  privacy: 'Privacyverklaring',
  toegankelijkheid: 'Toegankelijkheidsverklaring',
  cookies: 'Cookies',
};

const tabs = () => within(screen.getByRole('navigation', { name: 'Juridische onderwerpen' }));

describe('the legal page', () => {
  test('shows the disclaimer and the general terms when no section is asked for', () => {
    renderWithKit(<LegalPage />, { path: '/juridisch' });
    expect(screen.getByRole('heading', { level: 2, name: 'Disclaimer' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Algemene leasevoorwaarden' })).toBeVisible();
    expect(tabs().getByRole('link', { name: 'Disclaimer' })).toHaveAttribute('aria-current', 'page');
  });

  test.each(Object.entries(TITLES))('shows the section %s that the address asks for', (section, name) => {
    renderWithKit(<LegalPage />, { path: `/juridisch?section=${section}` });
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(name);
  });

  test.each(['voorwaarden', '', 'toString'])('ignores the section "%s" that does not exist', (section) => {
    renderWithKit(<LegalPage />, { path: `/juridisch?section=${section}` });
    expect(screen.getByRole('heading', { level: 2, name: 'Disclaimer' })).toBeVisible();
  });

  test('has four cards that are links, and marks the current one', async () => {
    const { user, location } = renderWithKit(<LegalPage />, { path: '/juridisch' });
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Disclaimer', 'Privacy', 'Toegankelijkheid', 'Cookies']);

    await user.click(tabs().getByRole('link', { name: 'Privacy' }));
    expect(location().search).toBe('?section=privacy');
    expect(screen.getByRole('heading', { level: 2, name: 'Privacyverklaring' })).toBeVisible();
  });

  test.each([
    /uitsluitend een onderneming die in Nederland is gevestigd/,
    /Laatst bijgewerkt op 1 april 2025/,
    /7 werkdagen geldig/,
    /€ 250,00 exclusief btw, verschuldigd zodra/,
    /€ 750,00 exclusief btw/,
    /binnen 14 dagen/,
  ])('states in the terms: %s', (term) => {
    const { container } = renderWithKit(<LegalPage />, { path: '/juridisch' });
    expect(container).toHaveTextContent(term);
  });

  test('states each retention period of the backend', () => {
    renderWithKit(<LegalPage />, { path: '/juridisch?section=privacy' });
    const table = within(screen.getByRole('table', { name: 'Wat wij bewaren, hoe lang en waarom' }));
    for (const term of Object.values(BEWAARTERMIJNEN)) {
      const row = table.getByRole('row', { name: new RegExp(`^${term.gegevens}`) });
      expect(row).toHaveTextContent(`${describeBewaartermijn(term).slice(1)}. ${term.waarom}`);
    }
  });

  test('states how long data is kept', () => {
    const { container } = renderWithKit(<LegalPage />, { path: '/juridisch?section=privacy' });
    expect(container).toHaveTextContent('tot 2 jaar na het laatste contact');
    expect(container).toHaveTextContent('tot 7 jaar na het einde van de overeenkomst');
    expect(container).toHaveTextContent('tot u zich afmeldt');
  });

  test('states what is measured of page views, that it leads to nobody, and what of it is stored in the browser', () => {
    const { container } = renderWithKit(<LegalPage />, { path: '/juridisch?section=cookies' });
    expect(container).toHaveTextContent('een willekeurig getal dat alleen voor die ene keer bestaat');
    expect(container).toHaveTextContent('Na hooguit 30 dagen verwijderen wij dit');
    expect(container).toHaveTextContent('In een melding of meting staat niet wie u bent of wat u invult');
    expect(container).toHaveTextContent('dat iets al is gemeld, en bij een nieuwe versie het getal');
  });

  test('states the name and lifetime of everything that is stored in the browser', () => {
    renderWithKit(<LegalPage />, { path: '/juridisch?section=cookies' });
    for (const name of [
      'cookiePreferences',
      'cookiesAccepted',
      'customer',
      'isFirstLogin',
      'session-state',
      'chat',
    ]) {
      expect(screen.getByText(name)).toBeVisible();
    }
    expect(screen.getByText(/30 minuten niets doet, en hoogstens 12 uur/)).toBeVisible();
    expect(screen.getByText(/Tot een jaar na de laatste keer inloggen/)).toBeVisible();
    expect(screen.getAllByText(/deze soort gebruiken wij nu niet/i)).toHaveLength(2);
  });

  test.each(Object.keys(TITLES))('has an index of every heading of the section %s', (section) => {
    const { container } = renderWithKit(<LegalPage />, { path: `/juridisch?section=${section}` });
    const index = screen.getByRole('navigation', { name: 'Op deze pagina' });
    const listed = [...(index.lastElementChild as Element).querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    const headings = [...container.querySelectorAll('h2, h3')].map(({ id, textContent }) => [
      `#${id}`,
      textContent,
    ]);
    expect(listed).toEqual(headings);
    expect(new Set(headings.map(([anchor]) => anchor)).size).toBe(headings.length);
  });

  test('aims for WCAG 2.1 level AA', () => {
    renderWithKit(<LegalPage />, { path: '/juridisch?section=toegankelijkheid' });
    expect(screen.getByText('WCAG 2.1, niveau AA')).toBeVisible();
  });
});

test('the disclaimer states the registered company where it is configured', () => {
  const bedrijf = { naam: 'Zakenwiel Lease B.V.', kvkNummer: '12345678' };
  renderWithKit(<LegalPage />, { path: '/juridisch', site: { ...STANDAARD_IDENTITEIT, bedrijf } });
  expect(screen.getByText('Officiële naam: Zakenwiel Lease B.V.')).toBeVisible();
  expect(screen.getByText('KvK-nummer: 12345678')).toBeVisible();
  expect(screen.queryByText(/^Adres/)).not.toBeInTheDocument();
});
