import { STANDAARD_IDENTITEIT } from '@site/contract';
import { useLogout } from '@site/kit';
import { axe, type GivenAnswer, type KitOptions, renderWithKit } from '@site/kit/testing';
import type { SiteLinks } from '@site/platform/protocol/page';
import { NavigationOfRouter } from '@site/platform/test-browser';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout';
import { SiteLinksProvider } from './links';
import { ReadOn } from './read-on';

function Site() {
  return (
    <NavigationOfRouter>
      <Layout>
        <Routes>
          <Route path="/" element={<h1>Voorpagina</h1>} />
          <Route path="/faq" element={<h1>Veelgestelde vragen</h1>} />
          <Route path="*" element={<h1>Iets anders</h1>} />
        </Routes>
      </Layout>
    </NavigationOfRouter>
  );
}

/** A page of the portal. */
function PortalPage() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Nu uitloggen
    </button>
  );
}

/** Renders the site and waits for the lazy code of toasts. */
async function open(options?: KitOptions) {
  const kit = renderWithKit(<Site />, options);
  await act(async () => {});
  return kit;
}

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const menu = () => screen.getByText('Menu').closest('details') as HTMLDetailsElement;
const loggedIn = {
  'GET /api/auth/user': () => ({ body: { id: '1', email: 'fenna@bedrijf.example', rol: 'klant' } }),
};

beforeEach(() => localStorage.clear());

test('the skip link comes first and leads to the main part', async () => {
  const { user } = await open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute('href', '#inhoud');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'inhoud');
});

test('the header has the phone number and the hours', async () => {
  const { container } = await open();
  expect(container).toHaveTextContent('Ma–vr 10.00–17.00 uur, in het weekend gesloten');
  for (const link of screen.getAllByRole('link', { name: STANDAARD_IDENTITEIT.telefoon })) {
    expect(link).toHaveAttribute('href', 'tel:+31850000000');
  }
});

test('at the office there is no login of customers in the header', async () => {
  await open({ path: '/kantoor/aanvragen' });
  expect(header().queryByRole('link', { name: 'Inloggen' })).toBeNull();
  expect(header().getByRole('link', { name: /naar de homepagina/ })).toBeVisible();
});

test.each([
  [/naar de homepagina/, '/'],
  ['Zoeken', '/search'],
  ['Aanvragen', '/lease-aanvragen'],
  ['Inloggen', '/login'],
  ['Zakelijk leasen', '/login'],
  ['Lease informatie', '/faq'],
  ['Klantenservice', '/contact'],
])('the header links %s to %s', async (name, href) => {
  await open();
  for (const link of header().getAllByRole('link', { name })) expect(link).toHaveAttribute('href', href);
});

test('a user can log out: a full navigation, after the storage of this tab is cleared', async () => {
  const { user } = await open({ api: loggedIn });
  const link = await screen.findByRole('link', { name: 'Uitloggen' });
  expect(link).toHaveAttribute('href', '/api/logout');
  expect(header().queryByRole('link', { name: 'Inloggen' })).not.toBeInTheDocument();

  sessionStorage.setItem('customer', JSON.stringify({ id: '1', email: 'fenna@bedrijf.example' }));
  sessionStorage.setItem('lease-aanvraag-1', '{"values":{"voertuig":"Bestelbus"}}');
  // jsdom cannot leave the page.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(sessionStorage).toHaveLength(0);
});

test('a user has links to the portal and to log out in the menu, and to the portal in header and footer', async () => {
  await open({ api: loggedIn });
  const portal = `Mijn ${STANDAARD_IDENTITEIT.naam}`;
  const links = await screen.findAllByRole('link', { name: portal });
  for (const link of links) expect(link).toHaveAttribute('href', '/klant');
  expect(within(menu()).getByRole('link', { name: portal })).toBeInTheDocument();
  expect(header().getAllByRole('link', { name: portal })).toHaveLength(2);
  expect(footer().getByRole('link', { name: portal })).toBeInTheDocument();

  const wayOut = within(menu()).getByRole('link', { name: 'Uitloggen als fenna@bedrijf.example' });
  expect(wayOut).toHaveAttribute('href', '/api/logout');
  sessionStorage.setItem('customer', JSON.stringify({ id: '1', email: 'fenna@bedrijf.example' }));
  wayOut.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(wayOut);
  expect(sessionStorage).toHaveLength(0);
});

test('without a login there is no link to the portal', async () => {
  await open();
  await header().findAllByRole('link', { name: 'Inloggen' });
  expect(screen.queryByRole('link', { name: /^Mijn/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Uitloggen/ })).not.toBeInTheDocument();
});

describe('a logout that the server does not confirm', () => {
  async function logOut(answer: () => GivenAnswer) {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const kit = renderWithKit(
      <NavigationOfRouter>
        <Layout>
          <Routes>
            <Route path="/klant" element={<PortalPage />} />
            <Route path="*" element={<h1>Voorpagina</h1>} />
          </Routes>
        </Layout>
      </NavigationOfRouter>,
      {
        path: '/klant',
        api: { ...loggedIn, 'POST /api/customers/logout': () => answer() },
      },
    );
    await kit.user.click(screen.getByRole('button', { name: 'Nu uitloggen' }));
    expect(await screen.findAllByText('U bent succesvol uitgelogd van uw account')).not.toHaveLength(0);
    return kit;
  }
  const notice = () => screen.findByText(/niet bevestigen dat uw sessie op de server is beëindigd/);
  const failed = () => ({ status: 500, body: '' });
  const confirmed = () => ({ body: { success: true } });
  afterEach(() => jest.restoreAllMocks());

  test('shows a notice on every page until the server confirms it', async () => {
    let answer: () => GivenAnswer = failed;
    const { user, navigate } = await logOut(() => answer());
    expect((await notice()).closest('[role=alert]')).toBeInTheDocument();
    navigate('/faq');
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText(/Het lukte weer niet/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toHaveFocus();
    expect(await axe(screen.getByRole('alert'))).toHaveNoViolations();
    answer = confirmed;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findAllByText('Uw sessie is nu ook op de server beëindigd.')).not.toHaveLength(0);
    expect(screen.queryByText(/niet bevestigen/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('shows the notice until it is closed', async () => {
    const { user } = await logOut(failed);
    await notice();
    await user.click(screen.getByRole('button', { name: 'Melding sluiten' }));
    expect(screen.queryByText(/niet bevestigen/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('is the only one that shows the notice', async () => {
    await logOut(confirmed);
    expect(screen.queryByText(/niet bevestigen/)).not.toBeInTheDocument();
  });
});

test('the search form navigates to the results of the trimmed query', async () => {
  const { user, location } = await open();
  await user.click(screen.getByText('Menu'));
  await user.type(screen.getByLabelText('Waar zoekt u naar?'), '  bkr & auto {Enter}');
  expect(location().pathname).toBe('/search');
  expect(new URLSearchParams(location().search).get('q')).toBe('bkr & auto');
});

test.each([
  ['tags', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
  ['10,000 characters', 'W'.repeat(10_000)],
])('the search form takes %s as text', async (_what, text) => {
  const { user, location } = await open();
  await user.click(screen.getByText('Menu'));
  await user.click(screen.getByLabelText('Waar zoekt u naar?'));
  await user.paste(text);
  await user.keyboard('{Enter}');
  expect(new URLSearchParams(location().search).get('q')).toBe(text);
});

test('the search form does nothing for an empty query', async () => {
  const { user, location } = await open();
  await user.click(screen.getByText('Menu'));
  await user.type(screen.getByLabelText('Waar zoekt u naar?'), '   {Enter}');
  await user.clear(screen.getByLabelText('Waar zoekt u naar?'));
  await user.type(screen.getByLabelText('Waar zoekt u naar?'), '{Enter}');
  expect(location().pathname).toBe('/');
});

test('the search form works without JavaScript', async () => {
  await open();
  const form = screen.getByLabelText('Waar zoekt u naar?').closest('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByLabelText('Waar zoekt u naar?')).toHaveAttribute('name', 'q');
});

test('the menu closes on Escape, and when a link in it is followed', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Menu'));
  expect(menu().open).toBe(true);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menu().open).toBe(false);
  expect(screen.getByText('Menu').closest('summary')).toHaveFocus();

  await user.click(screen.getByText('Menu'));
  await user.click(within(menu()).getByRole('link', { name: 'Lease informatie' }));
  expect(menu().open).toBe(false);
});

test.each([
  ['Lease aanvragen', '/lease-aanvragen'],
  ['Lease berekenen', '/lease-berekenen'],
  ['Leasen met BKR', '/leasen-met-bkr'],
  ['Financial lease', '/financial-lease'],
  ['Voordelen', '/lease-voordelen'],
  ['Voorwaarden', '/lease-voorwaarden'],
  ['Leasen zonder jaarcijfers', '/leasen-zonder-jaarcijfers'],
  ['Inloggen', '/login'],
  ['Veelgestelde vragen', '/faq'],
  ['Contact', '/contact'],
  ['Klacht indienen', '/klacht-indienen'],
  ['Disclaimer', '/juridisch?section=disclaimer'],
  ['Privacy', '/juridisch?section=privacy'],
  ['Toegankelijkheid', '/juridisch?section=toegankelijkheid'],
  ['Cookies', '/juridisch?section=cookies'],
  [/^Facebook/, STANDAARD_IDENTITEIT.social.facebook],
  [/^Instagram/, STANDAARD_IDENTITEIT.social.instagram],
  [/^LinkedIn/, STANDAARD_IDENTITEIT.social.linkedin],
  [/^TikTok/, STANDAARD_IDENTITEIT.social.tiktok],
  [STANDAARD_IDENTITEIT.email, `mailto:${STANDAARD_IDENTITEIT.email}`],
])('the footer links %s to %s', async (name, href) => {
  await open();
  expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a navigation moves the focus to the heading, scrolls to the top and announces the title once', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  document.title = 'Voorpagina | Zakenwiel';
  const { navigate, container } = await open();
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();

  document.title = 'Veelgestelde vragen | Zakenwiel';
  navigate('/faq');
  expect(await screen.findByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
  await waitFor(() =>
    expect(within(container).getByText('Veelgestelde vragen | Zakenwiel')).toHaveAttribute('role', 'status'),
  );
  scrollTo.mockRestore();
});

describe('pages that say where they are found', () => {
  const links: SiteLinks = {
    menu: { Leasen: [{ to: '/leasetips', text: 'Leasetips' }] },
    footer: {
      Leasen: [
        { to: '/lease-voordelen', text: 'Alle voordelen' },
        { to: '/leasetips', text: 'Leasetips' },
      ],
    },
  };
  const openWithLinks = async (path = '/') => {
    renderWithKit(
      <SiteLinksProvider links={links}>
        <Site />
      </SiteLinksProvider>,
      { path },
    );
    await act(async () => {});
  };

  test('are in their group of the menu, after the links that are always there', async () => {
    await openWithLinks('/leasetips');
    const navigation = within(menu()).getByRole('navigation', { name: 'Menu' });
    const names = within(navigation)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['Zakelijk leasen', 'Lease informatie', 'Klantenservice', 'Leasetips']);
    expect(within(navigation).getByRole('heading', { name: 'Leasen' })).toBeInTheDocument();
    expect(within(navigation).getByRole('link', { name: 'Leasetips' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('are at the end of their column of the footer, without a second link to the same page', async () => {
    await openWithLinks();
    const column = footer().getByRole('navigation', { name: 'Leasen' });
    const names = within(column)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(8);
    expect(names.slice(-2)).toEqual(['Voorwaarden', 'Leasetips']);
  });

  test('the pages to read on are links with what they are about', async () => {
    const tips = { path: '/leasetips', title: 'Leasetips', description: 'Waar u op let.' };
    const { container } = renderWithKit(<ReadOn pages={[tips]} />);
    const navigation = screen.getByRole('navigation', { name: 'Lees verder' });
    expect(within(navigation).getByRole('link', { name: 'Leasetips' })).toHaveAttribute('href', '/leasetips');
    expect(navigation).toHaveTextContent('Waar u op let.');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('without pages to read on there is no empty list', () => {
    const { container } = renderWithKit(<ReadOn pages={[]} />);
    expect(container.querySelector('nav')).toBeNull();
  });
});
