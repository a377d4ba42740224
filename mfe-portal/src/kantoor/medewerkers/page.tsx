import { Callout } from '@site/kit';
import { OfficePage } from '../parts/office-page';
import { EmployeeList } from './employee-list';

/** `/kantoor/medewerkers`: who works here, for a beheerder. */
export default function MedewerkersPage() {
  return (
    <OfficePage title="Medewerkers">
      {(employee) =>
        employee.rol === 'beheerder' ? (
          <EmployeeList self={employee.id} />
        ) : (
          <Callout tone="note" title="Alleen voor beheerders">
            <p>Vraag een beheerder om iemand toe te voegen of uit te loggen.</p>
          </Callout>
        )
      }
    </OfficePage>
  );
}
