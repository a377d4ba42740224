import { axe, renderWithKit } from '@site/kit/testing';
import { screen } from '@testing-library/react';
import { codeBoxes } from '../../testing/see';
import MedewerkerLoginPage from '../medewerker/page';
import MedewerkerCodeVergetenPage from '../medewerker-code-vergeten/page';
import PartnerLoginPage from '../partner/page';
import PartnerCodeVergetenPage from '../partner-code-vergeten/page';

describe.each([
  { portal: 'partner', Login: PartnerLoginPage, Forgotten: PartnerCodeVergetenPage },
  { portal: 'medewerker', Login: MedewerkerLoginPage, Forgotten: MedewerkerCodeVergetenPage },
])('the portal of a $portal', ({ portal, Login, Forgotten }) => {
  it('has six boxes of one digit', async () => {
    const { user } = renderWithKit(<Login />);
    expect(codeBoxes()).toHaveLength(6);
    await user.type(codeBoxes()[0] as HTMLElement, 'a7');
    expect(codeBoxes().map(({ value }) => value)).toEqual(['7', '', '', '', '', '']);
  });

  it('sends and checks nothing on "Inloggen", and says that it is not open yet', async () => {
    const { user, calls } = renderWithKit(<Login />);
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect(screen.getByRole('status')).toHaveTextContent('nog niet open');
    expect(screen.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/contact');
    expect(calls).toEqual([]);
  });

  it('leads to its own page for a forgotten code', () => {
    renderWithKit(<Login />);
    expect(screen.getByRole('link', { name: 'Code vergeten?' })).toHaveAttribute(
      'href',
      `/login/${portal}/code-vergeten`,
    );
  });

  it('confirms a forgotten code without a request, and links to help', async () => {
    const { user, calls } = renderWithKit(<Forgotten />);
    await user.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'jan@dealer.example');
    await user.click(screen.getByRole('button', { name: 'Code aanvragen' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Mail verzonden!' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(
      /^Er is geen mail verstuurd/,
    );
    expect(screen.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/contact');
    expect(calls).toEqual([]);
  });

  it('is accessible', async () => {
    const { container } = renderWithKit(<Login />);
    expect((await axe(container)).violations).toEqual([]);
  });
});
