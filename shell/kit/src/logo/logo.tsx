import styled from 'styled-components';
import { useSite } from '../site/site';
import { font } from '../theme/theme';
import { Mark } from './mark';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  font: 780 1.5rem/1.15 ${font.display};
  letter-spacing: -0.03em;
  svg {
    flex: none;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The logo mark, a wheel, with the site's name. `onDark` lightens the tyre. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { naam } = useSite();
  return (
    <Root>
      <svg width={40} height={40} viewBox="0 0 42 42" aria-hidden="true">
        <Mark tyre={onDark ? '#33453f' : undefined} />
      </svg>
      <span translate="no">{naam}</span>
    </Root>
  );
}
