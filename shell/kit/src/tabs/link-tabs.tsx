import { styled } from 'styled-components';
import { type IconLike, iconElement } from '../card/icon';
import { Link } from '../link/link';
import type { SitePath } from '../link/link-target';
import { tabCard, tabRow } from './tab-look';

const Row = styled.nav<{ $count: number }>`
  ${tabRow}
`;

const Tab = styled(Link)`
  ${tabCard}
`;

/** One tab per part of the page, each with its address. */
interface LinkTabsProps {
  /** The accessible name: 'Juridische onderwerpen'. */
  label: string;
  tabs: readonly { to: SitePath; title: string; icon?: IconLike }[];
  /** The `to` of the part that is shown. */
  current: string;
}

/**
 * Tabs that are links, each with an address of its own. They work without JavaScript, can be shared, and the back button returns to the
 * previous part. When the parts need no addresses, use Tabs.
 */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  return (
    <Row aria-label={label} data-screen-only $count={tabs.length}>
      {tabs.map(({ to, title, icon }) => (
        <Tab key={to} to={to} aria-current={to === current ? 'page' : undefined} preventScrollReset>
          {icon && iconElement(icon)}
          {title}
        </Tab>
      ))}
    </Row>
  );
}
