import { act, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { navigationOf, ShownContent, TestSite } from '../test-site';
import { useSiteNavigation } from './navigation-context';

const Home = () => <h1>Voorpagina</h1>;
const Faq = () => <h1>Vragen</h1>;
const Contact = () => <h1>Contact</h1>;

/** Says where the site is, and where it is going. */
function Position() {
  const { pathname, search } = useLocation();
  const { pending } = useSiteNavigation();
  return (
    <p>
      {pathname + search}
      {pending && ` naar ${pending.pathname}`}
    </p>
  );
}

/** A site whose pages, but for the first, arrive when the test says so. */
function openSite() {
  const arrivals = new Map<string, () => void>();
  let loads = 0;
  const later = (path: string, Page: () => React.ReactNode) => () => {
    loads += 1;
    return new Promise<typeof Page>((resolve) => {
      arrivals.set(path, () => resolve(Page));
    });
  };
  const navigation = navigationOf({
    '/': () => Home,
    '/faq': later('/faq', Faq),
    '/contact': later('/contact', Contact),
  });
  render(
    <TestSite navigation={navigation}>
      <Position />
      <Link to="/contact">Naar contact</Link>
      <ShownContent />
    </TestSite>,
  );
  return {
    navigation,
    go: (to: string) => act(async () => navigation.push(to)),
    back: () => act(async () => navigation.go(-1)),
    arrives: (path: string) => act(async () => arrivals.get(path)?.()),
    loads: () => loads,
  };
}

const position = () => screen.getByRole('paragraph').textContent;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the page and the address stay until the next page has arrived', async () => {
  const site = openSite();
  await site.go('/faq');
  expect([heading(), position()]).toEqual(['Voorpagina', '/ naar /faq']);
  await site.arrives('/faq');
  expect([heading(), position()]).toEqual(['Vragen', '/faq']);
});

test('a newer navigation replaces one that is not finished', async () => {
  const site = openSite();
  await site.go('/faq');
  await act(async () => screen.getByRole('link').click());
  await site.arrives('/faq');
  expect(heading()).toBe('Voorpagina');
  await site.arrives('/contact');
  expect([heading(), position()]).toEqual(['Contact', '/contact']);
  await site.back();
  expect(heading()).toBe('Voorpagina');
});

test('going back ends a navigation that is not finished', async () => {
  const site = openSite();
  await site.go('/faq');
  await site.arrives('/faq');
  await site.go('/contact');
  await site.back();
  await site.arrives('/contact');
  expect([heading(), position()]).toEqual(['Voorpagina', '/']);
});

test('another query of the same page loads nothing', async () => {
  const site = openSite();
  await site.go('/faq');
  await site.arrives('/faq');
  await site.go('/faq?q=bkr');
  expect([heading(), position()]).toEqual(['Vragen', '/faq?q=bkr']);
  expect(site.loads()).toBe(1);
});

test('a retry loads the page again, at the same entry of the history', async () => {
  const site = openSite();
  await site.go('/faq');
  await site.arrives('/faq');
  await act(async () => site.navigation.retry());
  expect(position()).toBe('/faq naar /faq');
  await site.arrives('/faq');
  expect([heading(), position()]).toEqual(['Vragen', '/faq']);
  expect(site.loads()).toBe(2);
  await site.back();
  expect(heading()).toBe('Voorpagina');
});

describe('twenty navigations within two seconds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** @param ms between them */
  const navigateTwentyTimes = (ms: number) => {
    const navigation = navigationOf({ '/': () => Home });
    for (let time = 1; time <= 20; time++) {
      navigation.push(`/?keer=${time}`);
      jest.advanceTimersByTime(ms);
    }
    return navigation.state.shown;
  };

  test('are the failure of a page that navigates in a loop', () => {
    const shown = navigateTwentyTimes(50);
    expect(shown.error).toEqual(new Error('A page navigates in a loop.'));
    expect(shown).toMatchObject({ page: undefined, location: { search: '?keer=19' } });
  });

  test('and not those that take longer', () => {
    expect(navigateTwentyTimes(110)).toMatchObject({ location: { search: '?keer=20' } });
  });
});
