import { color, media, radius, Split, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Picture = styled.div<{ $last: boolean }>`
  display: grid;
  place-items: center;
  padding: ${space(4)};
  border-radius: ${radius.xl};
  background: ${color.successSoft};
  ${media.mobile} {
    display: none;
  }
  > svg {
    width: min(100%, 20rem);
    height: auto;
  }
  ${media.wide} {
    order: ${({ $last }) => ($last ? 1 : 0)};
  }
`;

/** A picture next to a text; on the other side when reversed, not on a phone: the hero has one. */
export function PictureSplit({
  picture,
  reverse = false,
  children,
}: {
  picture: ReactNode;
  reverse?: boolean;
  children: ReactNode;
}) {
  return (
    <Split>
      <Picture $last={reverse}>{picture}</Picture>
      <div>{children}</div>
    </Split>
  );
}
