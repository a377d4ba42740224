import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type IconLike, iconElement } from '../card/icon';
import { focusRing, media, radius, space } from '../theme/theme';
import { tabCard, tabRow } from './tab-look';

/** Hidden without JavaScript, where the first part is the only one. */
const List = styled(RadixTabs.List)<{ $count: number }>`
  ${tabRow}

  ${media.noScript} {
    display: none;
  }
`;

/** When printed, only the selected tab remains, as the title of its part. */
const Tab = styled(RadixTabs.Trigger)`
  ${tabCard}

  ${media.print} {
    min-height: 0;
    padding: 0;
    border: 0;

    &[aria-selected='false'] {
      display: none;
    }
  }
`;

const Panel = styled(RadixTabs.Content)`
  margin-top: ${space(3)};

  &:focus-visible {
    ${focusRing}
    border-radius: ${radius.s};
  }
`;

/** Uncontrolled with `first`, or controlled with `current` and `onChange`. */
interface TabsProps {
  /** The accessible name. */
  label: string;
  tabs: readonly { id: string; title: string; icon?: IconLike; content: ReactNode }[];
  /** Id of the initial tab; the first one by default. */
  first?: string;
  /** Id of the current tab, for a page that controls it; `onChange` is then called at every choice. */
  current?: string;
  onChange?(id: string): void;
}

/**
 * Parts of a page of which one is shown; arrows, Home and End move between the tabs. Without JavaScript only the initial part is
 * available, and no part has an address: for parts that must be linked to or indexed, use LinkTabs.
 */
export function Tabs({ label, tabs, first = tabs[0]?.id, current, onChange }: TabsProps) {
  return (
    <RadixTabs.Root defaultValue={first} value={current} onValueChange={onChange}>
      <List aria-label={label} $count={tabs.length}>
        {tabs.map(({ id, title, icon }) => (
          <Tab key={id} value={id}>
            {icon && iconElement(icon)}
            {title}
          </Tab>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Panel key={id} value={id}>
          {content}
        </Panel>
      ))}
    </RadixTabs.Root>
  );
}
