import type { Gebeurtenis } from '@site/contract/office';
import { color, space } from '@site/kit';
import styled from 'styled-components';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { Words } from '../../klant/applications/words';
import { LinedList } from './lined-list';

/** What happened with a case, in the order that is given. */
export function CaseHistory({ label, events }: { label: string; events: readonly Gebeurtenis[] }) {
  return (
    <Events as="ol" aria-label={label}>
      {events.map(({ op, wat, door, tekst }) => (
        <li key={`${op} ${wat}`}>
          <p>
            <time dateTime={op}>{dutchMoment(op)}</time>
          </p>
          <div>
            <b>{wat}</b>
            {door && <span> door {door}</span>}
            {tekst && <Words>{tekst}</Words>}
          </div>
        </li>
      ))}
    </Events>
  );
}

const Events = styled(LinedList)`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${space(2)};
  }

  time,
  span {
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`;
