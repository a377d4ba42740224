import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type IconLike, iconElement } from '../card/icon';
import { focusRing, media, radius, space } from '../theme/theme';
import { tabCard, tabRow } from './tab-look';

/** Without scripts the part that is shown is the only one, and nothing can be chosen. */
const List = styled(RadixTabs.List)<{ $count: number }>`
  ${tabRow}

  ${media.unscripted} {
    display: none;
  }
`;

/** On paper the chosen one is left, as the title of its part. */
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

/** The parts that Tabs switches between, and the one that is shown. */
export interface TabsProps {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: readonly { id: string; title: string; icon?: IconLike; content: ReactNode }[];
  /** Id of the tab that is shown at first; the first one by default. */
  first?: string;
  /** Id of the tab that is shown, where the page keeps it; `onChange` then hears of every choice. */
  current?: string;
  onChange?(id: string): void;
}

/**
 * Parts of a page of which one is shown, switched on the spot; arrows, Home and End go from tab to tab. Without
 * JavaScript there is only the one that is shown at first, and none has an address: for parts that must be found, take LinkTabs.
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
