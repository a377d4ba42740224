import type { Rol } from '@site/contract/office';
import { space } from '@site/kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PlaceLinks } from '../../parts/place-links';

const PLACES = [
  { to: '/kantoor', text: 'Vandaag' },
  { to: '/kantoor/aanvragen', text: 'Aanvragen', cases: '/kantoor/aanvraag' },
  { to: '/kantoor/klachten', text: 'Klachten', cases: '/kantoor/klacht' },
  { to: '/kantoor/berichten', text: 'Berichten', cases: '/kantoor/bericht' },
  { to: '/kantoor/klanten', text: 'Klanten', cases: '/kantoor/klant' },
];
const EMPLOYEES = { to: '/kantoor/medewerkers', text: 'Medewerkers', cases: undefined };

/** The navigation of the office, for what this role may do. @param children on the right: who is logged in */
export function OfficeNav({ rol, children }: { rol: Rol | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  const places = rol === 'beheerder' ? [...PLACES, EMPLOYEES] : PLACES;
  // A case belongs to its list.
  const current = places.find(({ cases }) => cases === pathname)?.to;
  return (
    <Bar>
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
    flex: 1 1 16rem;
  }
`;
