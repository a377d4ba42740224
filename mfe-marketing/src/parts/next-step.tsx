import { Band, ButtonRow, Card, media, on, SectionTitle, Split, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Panel = styled(Card)`
  padding: ${space(3)} ${space(2.75)};
  ${media.tablet} {
    padding: ${space(5)} ${space(4)};
  }
  ${media.wide} {
    padding: ${space(7)} ${space(6)};
  }
`;

const Note = styled.p`
  margin-top: ${space(3)};
  font-size: 0.9375rem;
  color: ${on.soft};
`;

export interface NextStepProps {
  title: string;
  text: ReactNode;
  /** Small print below the panel. */
  note?: string;
  children: ReactNode;
}

/** The call to action at the end of a page. */
export function NextStep({ title, text, note, children }: NextStepProps) {
  return (
    <Band>
      {/* On paper it would be a heading without its buttons. */}
      <Panel tone="success" data-screen-only>
        <Split>
          <SectionTitle lead={text}>{title}</SectionTitle>
          <ButtonRow>{children}</ButtonRow>
        </Split>
      </Panel>
      {note && <Note>{note}</Note>}
    </Band>
  );
}
