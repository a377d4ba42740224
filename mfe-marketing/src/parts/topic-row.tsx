import { media, on, space, twoColumns } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled.section`
  ${twoColumns}
  row-gap: ${space(2)};
  padding-block: ${space(4)};
  border-top: 1px solid ${on.rule};
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${media.wide} {
    padding-block: ${space(5)};
  }
  h2 {
    font-size: clamp(1.625rem, 2.8vw, 2.25rem);
  }
`;

/** One row of a list of topics, separated by rules: heading and text. */
export function TopicRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Row>
      <h2>{title}</h2>
      <div>{children}</div>
    </Row>
  );
}
