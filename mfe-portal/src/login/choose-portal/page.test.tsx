import { axe, renderWithKit } from '@site/kit/testing';
import { screen } from '@testing-library/react';
import ChoosePortalPage from './page';

test('/login offers exactly three portals', () => {
  renderWithKit(<ChoosePortalPage />);
  const portals = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/login'));
  expect(portals).toEqual(['/login/klant', '/login/partner', '/login/medewerker']);
});

test('/login helps with a link to the contact page', () => {
  renderWithKit(<ChoosePortalPage />);
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '/contact')).toBe(true);
});

test('/login is accessible', async () => {
  const { container } = renderWithKit(<ChoosePortalPage />);
  expect((await axe(container)).violations).toEqual([]);
});
