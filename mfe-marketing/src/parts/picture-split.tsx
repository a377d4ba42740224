import { color, media, radius, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled.div<{ $reverse: boolean }>`
  display: grid;
  gap: ${space(4)};
  align-items: center;
  ${media.wide} {
    grid-template-columns: ${({ $reverse }) => ($reverse ? '7fr 5fr' : '5fr 7fr')};
    gap: ${space(9)};
    > :first-child {
      order: ${({ $reverse }) => ($reverse ? 1 : 0)};
    }
  }
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(4)};
  border-radius: ${radius.xl};
  background: ${color.goSoft};
  > svg {
    width: min(100%, 320px);
    height: auto;
  }
`;

/** A picture on a soft panel beside the text; on the other side when reversed, above it on a small screen. */
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
    <Row $reverse={reverse}>
      <Picture>{picture}</Picture>
      <div>{children}</div>
    </Row>
  );
}
