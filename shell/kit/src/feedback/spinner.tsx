import styled from 'styled-components';
import { on, space } from '../theme/theme';
import { Wheel } from './wheel';

const Root = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(4)} 0;
  font-weight: 600;
  color: ${on.soft};
`;

/** Something is being fetched; says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <Root role="status">
      <Wheel $size={28} aria-hidden />
      {label}
    </Root>
  );
}
