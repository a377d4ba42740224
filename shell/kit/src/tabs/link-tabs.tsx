import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type IconLike, iconElement } from '../card/icon';
import { tabCard, tabRow } from './tab-look';

const Row = styled.nav<{ $count: number }>`
  ${tabRow}
`;

const Tab = styled(Link)`
  ${tabCard}
`;

/** The parts that LinkTabs leads to, and the one that is shown. */
export interface LinkTabsProps {
  /** What is chosen between, for screen readers: 'Juridische onderwerpen'. */
  label: string;
  tabs: readonly { to: string; title: string; icon?: IconLike }[];
  /** The `to` of the part that is shown. */
  current: string;
}

/**
 * The parts of a page as cards, each with an address of its own. They are links, so they work before and without JavaScript,
 * can be shared, and the back button goes to the part before. Where the address may stay as it is, there is Tabs.
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
