import { Band, ButtonRow, on, SectionTitle, space } from '@site/kit';
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
  /** Small print below the buttons. */
  note?: string;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a page, on the road: what the visitor can do now. */
export function NextStep({ title, text, note, children }: NextStepProps) {
  return (
    <Band tone="road">
      <SectionTitle lead={text}>{title}</SectionTitle>
      <ButtonRow>{children}</ButtonRow>
      {note && <Note>{note}</Note>}
    </Band>
  );
}
