import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Illustration, type IllustrationName } from '../illustration/illustration';
import { color, on, radius, space } from '../theme/theme';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1.5)};
  padding: ${space(5)} ${space(3)};
  text-align: center;
  border: 2px dashed ${color.line};
  border-radius: ${radius.l};
  > p,
  > div {
    max-width: 46ch;
    color: ${on.soft};
  }
`;

const Title = styled.h2`
  font-size: 1.625rem;
`;

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  picture?: IllustrationName;
}

/** Says that there is no content yet, why, and what to do. */
export function EmptyState({ title, children, picture = 'papieren' }: EmptyStateProps) {
  return (
    <Root>
      <Illustration name={picture} width={180} />
      <Title>{title}</Title>
      <div>{children}</div>
    </Root>
  );
}
