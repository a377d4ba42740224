import { media, on, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/* On a wide screen the text has 8 of 12 columns: the heading is one or a few words. */
const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)} ${space(3)};
  padding-block: ${space(3)};
  border-top: 1px solid ${on.rule};
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    padding-block: ${space(5)};
  }
  h2 {
    font-size: clamp(1.5rem, 2.8vw, 2.25rem);
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
