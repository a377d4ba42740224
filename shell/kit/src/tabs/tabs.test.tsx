import { screen, within } from '@testing-library/react';
import { Cookie, Scale } from 'lucide-react';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { LinkTabs } from './link-tabs';
import { Tabs } from './tabs';

const ui = (
  <Tabs
    label="Uw aanvraag"
    tabs={[
      { id: 'kosten', title: 'Kosten', content: <p>€ 646 per maand</p> },
      { id: 'voertuig', title: 'Voertuig', content: <p>Een bestelbus</p> },
      { id: 'papieren', title: 'Papieren', content: <p>Uw rijbewijs</p> },
    ]}
  />
);

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  test('show the first part, and another when its tab is clicked', async () => {
    const { user } = renderWithKit(ui);
    expect(screen.getByRole('tabpanel', { name: 'Kosten' })).toHaveTextContent('€ 646 per maand');
    await user.click(tab('Voertuig'));
    expect(screen.getByRole('tabpanel', { name: 'Voertuig' })).toHaveTextContent('Een bestelbus');
    expect(tab('Voertuig')).toHaveAttribute('aria-selected', 'true');
  });

  test('are one tab stop; arrow keys, Home and End move between them', async () => {
    const { user } = renderWithKit(ui);
    await user.tab();
    expect(tab('Kosten')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Voertuig')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Papieren')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Kosten')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Kosten' })).toHaveFocus();
  });

  test('can be controlled with current and onChange', async () => {
    const chosen = jest.fn();
    const { user } = renderWithKit(
      <Tabs
        label="Berekeningen"
        current="b"
        onChange={chosen}
        tabs={[
          { id: 'a', title: 'Berekening A', content: <p>€ 646 per maand</p> },
          { id: 'b', title: 'Berekening B', content: <p>€ 710 per maand</p> },
        ]}
      />,
    );
    expect(screen.getByRole('tabpanel', { name: 'Berekening B' })).toHaveTextContent('€ 710 per maand');
    await user.click(tab('Berekening A'));
    expect(chosen).toHaveBeenCalledWith('a');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('€ 710 per maand');
  });

  test('have no accessibility errors', async () => {
    const { container } = renderWithKit(ui);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('Tabs that are links', () => {
  test('link to their part and indicate the current one', async () => {
    const { user, location, container } = renderWithKit(
      <LinkTabs
        label="Juridische onderwerpen"
        current="/juridisch?section=disclaimer"
        tabs={[
          { to: '/juridisch?section=disclaimer', title: 'Disclaimer', icon: Scale },
          { to: '/juridisch?section=cookies', title: 'Cookies', icon: Cookie },
        ]}
      />,
    );
    const links = within(screen.getByRole('navigation', { name: 'Juridische onderwerpen' }));
    expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Disclaimer');
    await user.click(links.getByRole('link', { name: 'Cookies' }));
    expect(location().search).toBe('?section=cookies');
    expect(await axe(container)).toHaveNoViolations();
  });
});
