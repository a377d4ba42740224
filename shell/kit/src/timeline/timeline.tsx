import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, dashes, media, on, space } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

type State = 'done' | 'now' | 'next';

const List = styled.ol`
  list-style: none;
  padding: 0;
  display: grid;
  ${media.wide} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** A line to the next item, drawn as a road once the item is done. */
const Item = styled.li<{ $state: State }>`
  position: relative;
  padding: 0 0 ${space(3)} ${space(5.5)};
  font-size: 0.9375rem;
  line-height: 1.45;
  color: ${on.soft};
  &::before {
    content: '';
    position: absolute;
    left: 0.5625rem;
    top: 0.25rem;
    bottom: -0.25rem;
    width: 0.625rem;
    background: ${color.track};
    ${({ $state }) =>
      $state === 'done' &&
      css`
        background: ${dashes('#fff', 7, 7, 'bottom')} center / 2px 100% no-repeat ${color.dark};
      `}
  }
  &:last-child {
    padding-bottom: 0;
    &::before {
      display: none;
    }
  }
  ${media.wide} {
    padding: ${space(5.5)} ${space(2)} 0 0;
    &::before {
      left: 0.25rem;
      right: -0.25rem;
      top: 0.5625rem;
      bottom: auto;
      width: auto;
      height: 0.625rem;
      ${({ $state }) =>
        $state === 'done' &&
        css`
          background: ${dashes('#fff', 12)} center / 100% 2px no-repeat ${color.dark};
        `}
    }
    &:last-child::before {
      display: block;
      right: 0;
      border-radius: 0 5px 5px 0;
    }
  }
`;

const marks = {
  done: css`
    color: #fff;
    background: ${color.success};
    border-color: ${color.success};
  `,
  now: css`
    background: ${color.plate};
    border-color: ${color.ink};
    box-shadow: 0 0 0 4px ${color.plateSoft};
  `,
  next: css`
    background: ${color.white};
    border-color: #a89f8b;
  `,
} satisfies Record<State, ReturnType<typeof css>>;

const Mark = styled.span<{ $state: State }>`
  position: absolute;
  left: 0;
  top: 0;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 4px solid;
  border-radius: 50%;
  ${({ $state }) => marks[$state]}
`;

const Title = styled.b`
  display: block;
  font-size: 1.0625rem;
  color: ${on.text};
`;

const spoken: Record<State, string> = { done: 'Klaar: ', now: 'Nu: ', next: 'Straks: ' };

/** A stage of a Timeline. */
export interface TimelineItem {
  title: string;
  text?: ReactNode;
  state: State;
}

/** The stages, in order; at most one is `now`. */
interface TimelineProps {
  items: readonly TimelineItem[];
}

/** How far something is: its stages that are done, the current one and those to come. Vertical on a phone, horizontal on a wide screen. */
export function Timeline({ items }: TimelineProps) {
  return (
    <List>
      {items.map(({ title, text, state }) => (
        <Item key={title} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Mark $state={state} aria-hidden>
            {state === 'done' && <Check size={16} strokeWidth={4} />}
          </Mark>
          <Title>
            <VisuallyHidden>{spoken[state]}</VisuallyHidden>
            {title}
          </Title>
          {text}
        </Item>
      ))}
    </List>
  );
}
