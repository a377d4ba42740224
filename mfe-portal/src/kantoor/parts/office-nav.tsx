import type { Rol } from '@site/contract/office';
import { color, media, space } from '@site/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PlaceLinks } from '../../parts/place-links';

const PLACES = [
  { to: '/kantoor', text: 'Vandaag' },
  { to: '/kantoor/aanvragen', text: 'Aanvragen', cases: ['/kantoor/aanvraag', '/kantoor/aanvragen/nieuw'] },
  { to: '/kantoor/klachten', text: 'Klachten', cases: ['/kantoor/klacht'] },
  { to: '/kantoor/berichten', text: 'Berichten', cases: ['/kantoor/bericht'] },
  { to: '/kantoor/klanten', text: 'Klanten', cases: ['/kantoor/klant'] },
];
const EMPLOYEES = { to: '/kantoor/medewerkers', text: 'Medewerkers', cases: undefined };

/** The navigation of the office, for what this role may do. @param children on the right: who is logged in */
export function OfficeNav({ rol, children }: { rol: Rol | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  const places = rol === 'beheerder' ? [...PLACES, EMPLOYEES] : PLACES;
  // A case belongs to its list.
  const current = places.find(({ cases }) => cases?.includes(pathname))?.to;
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another place.
  useEffect(() => {
    const place = bar.current?.querySelector<HTMLElement>('[aria-current]');
    const list = place?.closest('ul');
    if (place && list) list.scrollLeft = place.offsetLeft - (list.clientWidth - place.offsetWidth) / 2;
  }, [pathname, rol]);
  return (
    <Bar ref={bar}>
      <PlaceLinks label="Kantoor" places={places} within={current} />
      {children}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: center;
  justify-content: space-between;

  > nav {
    flex: 1 0 auto;
    max-width: 100%;
  }

  /* One line below all of it. */
  ${media.wide} {
    border-bottom: 1px solid ${color.line};

    ul {
      border: 0;
    }
  }

  /* One line, which scrolls sideways. */
  ${media.mobile} {
    ul {
      position: relative;
      flex-wrap: nowrap;
      overflow: auto hidden;
      scrollbar-width: none;
    }

    li {
      flex: none;
    }

    a:focus-visible {
      outline-offset: -3px;
    }
  }
`;
