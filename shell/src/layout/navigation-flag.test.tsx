import { timing } from '@site/kit';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { NavigationFlag } from './navigation-flag';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A site with one page that takes this long to arrive, in ms. */
async function goToSlowPage(ms: number) {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <NavigationFlag />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <h1>Hier</h1> },
        {
          path: '/verder',
          loader: () => new Promise((resolve) => setTimeout(() => resolve(null), ms)),
          element: <h1>Verder</h1>,
        },
      ],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/verder'));
  return container;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status').textContent;
const road = (container: HTMLElement) => container.querySelector('[data-navigation-flag]');

test('a navigation that takes longer than most is shown and said until the page is there', async () => {
  const container = await goToSlowPage(timing.navigationFlag + 500);
  await wait(timing.navigationFlag - 1);
  expect(road(container)).toBeNull();
  expect(status()).toBe('');
  await wait(1);
  expect(road(container)).not.toBeNull();
  expect(status()).toBe('Pagina wordt geladen');
  await wait(500);
  expect(screen.getByRole('heading', { name: 'Verder' })).toBeInTheDocument();
  expect(road(container)).toBeNull();
  expect(status()).toBe('');
});

test('a shorter one shows and says nothing', async () => {
  const container = await goToSlowPage(timing.navigationFlag - 1);
  await wait(timing.navigationFlag - 1);
  expect(screen.getByRole('heading', { name: 'Verder' })).toBeInTheDocument();
  await wait(1000);
  expect(road(container)).toBeNull();
  expect(status()).toBe('');
});
