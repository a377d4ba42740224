import { act, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { createMemoryRouter, RouterProvider, UNSAFE_DataRouterStateContext } from 'react-router-dom';
import { usePreventsScrollReset } from './scroll-memory';

function Page() {
  const { pathname } = useContext(UNSAFE_DataRouterStateContext)?.location ?? {};
  return <p>{`${pathname} ${usePreventsScrollReset() ? 'prevents' : 'allows'}`}</p>;
}

test('react-router still exports UNSAFE_DataRouterStateContext with the router’s state', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/een'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('/een allows')).toBeInTheDocument();
  await act(() => router.navigate('/twee', { preventScrollReset: true }));
  expect(screen.getByText('/twee prevents')).toBeInTheDocument();
});
