import { Band, ButtonRow, Card, on, SectionTitle, Split, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Note = styled.p`
  margin-top: ${space(3)};
  font-size: 15px;
  color: ${on.soft};
`;

export interface NextStepProps {
  title: string;
  text: string;
  /** Small print below the panel. */
  note?: string;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a page: a panel that says what the visitor can do now. */
export function NextStep({ title, text, note, children }: NextStepProps) {
  return (
    <Band>
      <Card tone="go">
        <Split ratio="3:2">
          <div>
            <SectionTitle lead={text}>{title}</SectionTitle>
          </div>
          <ButtonRow>{children}</ButtonRow>
        </Split>
      </Card>
      {note && <Note>{note}</Note>}
    </Band>
  );
}
