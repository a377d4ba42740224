import { timing } from '@site/kit';
import { navigationOf, ShownContent, TestSite } from '@site/platform/test-browser';
import { act, render, screen } from '@testing-library/react';
import { NavigationProgress } from './navigation-progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Here = () => <h1>Hier</h1>;
const There = () => <h1>Verder</h1>;

/** A site with one page that takes this long to arrive, in ms. */
async function goToSlowPage(ms: number) {
  const navigation = navigationOf({
    '/': () => Here,
    '/verder': () => new Promise((resolve) => setTimeout(() => resolve(There), ms)),
  });
  const { container } = render(
    <TestSite navigation={navigation}>
      <NavigationProgress />
      <ShownContent />
    </TestSite>,
  );
  await act(async () => navigation.push('/verder'));
  return container;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status').textContent;
const bar = (container: HTMLElement) => container.querySelector('[data-navigation-progress]');

test('a slow navigation shows and announces progress until the page is rendered', async () => {
  const container = await goToSlowPage(timing.navigationProgress + 500);
  await wait(timing.navigationProgress - 1);
  expect(bar(container)).toBeNull();
  expect(status()).toBe('');
  await wait(1);
  expect(bar(container)).not.toBeNull();
  expect(status()).toBe('Pagina wordt geladen');
  await wait(500);
  expect(screen.getByRole('heading', { name: 'Verder' })).toBeInTheDocument();
  expect(bar(container)).toBeNull();
  expect(status()).toBe('');
});

test('a fast navigation shows and announces nothing', async () => {
  const container = await goToSlowPage(timing.navigationProgress - 1);
  await wait(timing.navigationProgress - 1);
  expect(screen.getByRole('heading', { name: 'Verder' })).toBeInTheDocument();
  await wait(1000);
  expect(bar(container)).toBeNull();
  expect(status()).toBe('');
});
