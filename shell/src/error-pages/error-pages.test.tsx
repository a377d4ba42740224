import { STANDAARD_IDENTITEIT } from '@site/contract';
import { renderWithKit } from '@site/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ErrorStatusPage } from './error-status-page';
import { NotFoundPage } from './not-found-page';
import { PageCrashedPage } from './page-crashed-page';
import { errorPages } from './pages';
import { RemoteUnavailablePage } from './remote-unavailable-page';

const { telefoon, email } = STANDAARD_IDENTITEIT;
const home = ['Naar de homepagina', '/'];

/** What every error page has: a link home above its title, and contact details. */
function expectHomeAndHelp() {
  const back = screen.getByRole('link', { name: 'Home' });
  expect(back).toHaveAttribute('href', '/');
  expect(back.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const help = within(screen.getByRole('region', { name: 'Hulp nodig?' }));
  expect(help.getByRole('link', { name: new RegExp(telefoon) })).toHaveAttribute('href', '/contact');
  expect(help.getByRole('link', { name: new RegExp(email) })).toHaveAttribute('href', '/contact');
}

test.each([
  [400, 'Onjuiste aanvraag', [home]],
  [401, 'Inloggen vereist', [['Inloggen', '/login'], home]],
  [403, 'Toegang geweigerd', [home]],
  [410, 'Pagina verwijderd', [home, ['Bekijk ons aanbod', '/aanbod']]],
  [500, 'Serverfout', [['Pagina opnieuw laden', '/error/500'], home]],
  [502, 'Verbindingsprobleem (Bad Gateway)', [['Pagina opnieuw laden', '/error/502'], home]],
  [503, 'Tijdelijk offline', [['Opnieuw proberen', '/error/503'], home]],
  [504, 'Time-out', [['Opnieuw proberen', '/error/504'], home]],
] as const)('the page about a %s is titled "%s" and says what to do', (status, title, links) => {
  renderWithKit(<ErrorStatusPage status={status} />, { path: `/error/${status}` });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(errorPages.find((page) => page.status === status)).toMatchObject({
    title,
    path: `/error/${status}`,
  });
  for (const [name, href] of links) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expectHomeAndHelp();
});

test.each([400, 403])('the page about a %s leads back to the previous page', async (status) => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  const { user } = renderWithKit(<ErrorStatusPage status={status} />);
  await user.click(screen.getByRole('button', { name: 'Vorige pagina' }));
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

describe('going back from the page about a 403', () => {
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Vorige pagina' }));
  let back: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    back.mockRestore();
  });

  test.each([[[]], [['beforeunload']], [['beforeunload', 'pagehide']]])(
    'goes one page back at a double click, with %j between the clicks',
    (events) => {
      renderWithKit(<ErrorStatusPage status={403} />, { path: '/error/403' });
      press();
      for (const event of events) fireEvent(window, new Event(event));
      press();
      expect(back).toHaveBeenCalledTimes(1);
    },
  );

  test('leads to the home page in a tab that has no previous page', () => {
    const { location } = renderWithKit(<ErrorStatusPage status={403} />, { path: '/error/403' });
    press();
    act(() => jest.advanceTimersByTime(500));
    expect(location().pathname).toBe('/');
  });

  test.each(['beforeunload', 'pagehide'])(
    'does not go to the home page once the browser leaves: %s',
    (event) => {
      const { location } = renderWithKit(<ErrorStatusPage status={403} />, { path: '/error/403' });
      press();
      fireEvent(window, new Event(event));
      act(() => jest.advanceTimersByTime(5000));
      expect(location().pathname).toBe('/error/403');
      // The page may return from the back-forward cache.
      press();
      expect(back).toHaveBeenCalledTimes(2);
    },
  );

  test('works again on the next error page', () => {
    const { navigate } = renderWithKit(<ErrorStatusPage status={403} />, { path: '/error/403' });
    press();
    navigate('/error/400');
    press();
    expect(back).toHaveBeenCalledTimes(2);
  });
});

test('the page about a 401 says for whom the page is', () => {
  const { container } = renderWithKit(<ErrorStatusPage status={401} />);
  expect(container).toHaveTextContent('Deze pagina is alleen voor ingelogde gebruikers.');
  expect(container).toHaveTextContent('Hebt u nog geen account? Neem dan contact met ons op.');
});

test('the page about a 403 says that only certain groups may see the page', () => {
  const { container } = renderWithKit(<ErrorStatusPage status={403} />);
  expect(container).toHaveTextContent('alleen toegankelijk voor bepaalde gebruikersgroepen');
});

test('the page about a 503 has links to call and mail at once', () => {
  renderWithKit(<ErrorStatusPage status={503} />);
  expect(screen.getByRole('link', { name: telefoon })).toHaveAttribute('href', 'tel:+31850000000');
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

test('an unknown status is shown as a server error', () => {
  renderWithKit(<ErrorStatusPage status={599} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Serverfout');
});

test('the 404 page links to home, the search and six popular pages', () => {
  renderWithKit(<NotFoundPage />, { path: '/bestaat-niet' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina niet gevonden');
  expect(screen.getByRole('link', { name: 'Naar de homepagina' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Zoeken' })).toHaveAttribute('href', '/search');
  const popular = within(screen.getByRole('region', { name: 'Hier zoeken anderen naar' }));
  expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lease-aanvragen',
    '/financial-lease',
    '/lease-berekenen',
    '/faq',
    '/contact',
    '/aanbod',
  ]);
  expectHomeAndHelp();
});

test('an unavailable page can be retried, with a link or a button', async () => {
  const { unmount } = renderWithKit(<RemoteUnavailablePage />, { path: '/faq?q=1' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deze pagina is even niet beschikbaar');
  expect(screen.getByRole('link', { name: 'Opnieuw proberen' })).toHaveAttribute('href', '/faq?q=1');
  expectHomeAndHelp();
  unmount();

  const onRetry = jest.fn();
  const { user } = renderWithKit(<RemoteUnavailablePage onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a page that crashed in the browser can be retried or reloaded', async () => {
  const onRetry = jest.fn();
  const { user, rerender } = renderWithKit(<PageCrashedPage onRetry={onRetry} />, { path: '/faq' });
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Pagina opnieuw laden' })).toHaveAttribute('href', '/faq');
  rerender(<PageCrashedPage onRetry={onRetry} isTrying />);
  expect(screen.getByRole('button', { name: 'Bezig...' })).toHaveAttribute('aria-disabled', 'true');
});

test('a page that crashed on the server can be reloaded', () => {
  renderWithKit(<PageCrashedPage />, { path: '/faq' });
  expect(screen.getByRole('link', { name: 'Pagina opnieuw laden' })).toHaveAttribute('href', '/faq');
  expectHomeAndHelp();
});
