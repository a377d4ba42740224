import type { Rol } from '@site/contract/office';
import { space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PlaceLinks } from '../../parts/place-links';

const TODAY = { to: '/kantoor', text: 'Vandaag' };
const EMPLOYEES = { to: '/kantoor/medewerkers', text: 'Medewerkers' };

/** The navigation of the office, for what this role may do. @param children on the right: who is logged in */
export function OfficeNav({ rol, children }: { rol: Rol | undefined; children: ReactNode }) {
  return (
    <Bar>
      <PlaceLinks label="Kantoor" places={rol === 'beheerder' ? [TODAY, EMPLOYEES] : [TODAY]} />
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
