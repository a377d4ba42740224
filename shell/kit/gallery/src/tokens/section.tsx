import { color, font, on, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  margin-top: ${space(7)};
  h2 {
    padding-bottom: ${space(1.5)};
    font-size: clamp(26px, 2.8vw, 34px);
    border-bottom: 2px solid ${color.ink};
  }
  > p {
    max-width: 64ch;
    margin-block: ${space(2)} ${space(3)};
    color: ${on.soft};
  }
  code {
    font: 500 0.9em ui-monospace, SFMono-Regular, 'Cascadia Code', Menlo, Consolas, monospace;
  }
`;

/** One kind of token, with its purpose. */
export function Section({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Root>
  );
}

/** A token with its value. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 11.5em) minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(1.25)};
  border-bottom: 1px solid ${on.rule};
  b {
    font: 650 16px/1.3 ${font.text};
  }
`;

export const Rows = styled.ul`
  list-style: none;
  padding: 0;
`;
