import { color, on, radius, space } from '@site/kit';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The lines of the files of a document. */
export const FileLines = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`;

/** One file: its name and what can be done with it, side by side where that fits. */
export const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(1.5)} ${space(2)};
  background: ${color.white};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  overflow-wrap: anywhere;

  > :first-child {
    flex: 1 1 15rem;
    min-width: 0;
  }
`;

/** Why a file was not sent or kept. */
export function FileProblem({ children }: { children: ReactNode }) {
  return (
    <Problem>
      <CircleAlert size={20} strokeWidth={2.4} />
      <span>{children}</span>
    </Problem>
  );
}

const Problem = styled.p`
  display: flex;
  flex-basis: 100%;
  gap: 0.625rem;
  color: ${on.error};
  font-weight: 600;
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 1px;
  }
`;
