import styled from 'styled-components';
import { SpinnerIcon } from '../icon/spinner-icon';
import { on, space } from '../theme/theme';

const Root = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(4)} 0;
  font-weight: 600;
  color: ${on.soft};
`;

/** A loading indicator with a label that says what is loading. */
export function Spinner({ label }: { label: string }) {
  return (
    <Root role="status">
      <SpinnerIcon $size={28} aria-hidden />
      {label}
    </Root>
  );
}
