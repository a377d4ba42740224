import { color, Link, media, space } from '@site/kit';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

interface PlaceLinksProps {
  label: string;
  places: readonly { to: string; text: string }[];
  /** The place that this page belongs to, when it is none itself. */
  within?: string | undefined;
}

/** The navigation of a portal. Wraps on a phone. */
export function PlaceLinks({ label, places, within }: PlaceLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav data-screen-only aria-label={label}>
      <Places>
        {places.map(({ to, text }) => (
          <li key={to}>
            <Place to={to} aria-current={pathname === to ? 'page' : within === to || undefined}>
              {text}
            </Place>
          </li>
        ))}
      </Places>
    </nav>
  );
}

const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(0.875rem, 4vw, ${space(3)});
  padding: 0;
  list-style: none;
  border-bottom: 1px solid ${color.line};
`;

const Place = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  margin-bottom: -1px;
  border-bottom: 3px solid transparent;
  color: ${color.ink2};
  font-size: 1rem;
  font-weight: 600;
  text-decoration: none;

  ${media.forcedColors} {
    border-color: Canvas;
  }

  &:hover {
    color: ${color.ink};
    border-color: ${color.line};
  }

  &[aria-current] {
    color: ${color.ink};
    border-color: ${color.plate};
    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
`;
