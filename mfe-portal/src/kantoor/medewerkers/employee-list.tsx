import {
  type MedewerkerMetSessies,
  type MedewerkersAnswer,
  OFFICE_CALLS,
  ROL_LABELS,
} from '@site/contract/office';
import { Button, Card, callOk, color, Stack, space, useToast } from '@site/kit';
import { InlineError, Spinner } from '@site/kit/controls';
import { queryOptions, useQuery } from '@site/kit/queries';
import styled from 'styled-components';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { AskFirst } from '../../parts/ask-first';
import { messageOf, useSend } from '../../parts/use-send';

const employeesQuery = queryOptions({
  queryKey: [OFFICE_CALLS.officeEmployees.path],
  queryFn: async (): Promise<MedewerkersAnswer | null> => callOk(OFFICE_CALLS.officeEmployees),
  refetchOnMount: 'always',
});

/** Who works here and on how many devices, with a button that logs somebody out everywhere. @param self the id of who looks */
export function EmployeeList({ self }: { self: string }) {
  const { data, isError, refetch } = useQuery(employeesQuery);
  return (
    <Stack gap={3}>
      {isError && (
        <InlineError onRetry={() => void refetch()}>
          Wij konden de medewerkers niet ophalen. Probeer het zo opnieuw.
        </InlineError>
      )}
      {!data && !isError && <Spinner label="Even geduld" />}
      {data && (
        <List aria-label="Medewerkers">
          {data.medewerkers.map((employee) => (
            <li key={employee.id}>
              <Employee employee={employee} isSelf={employee.id === self} onEnded={() => void refetch()} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}

interface EmployeeProps {
  employee: MedewerkerMetSessies;
  isSelf: boolean;
  onEnded(): void;
}

function Employee({ employee, isSelf, onEnded }: EmployeeProps) {
  const { id, naam, email, rol, sessies, laatsteLogin } = employee;
  const { busy, send, failure } = useSend('Er is iets misgegaan');
  const toast = useToast();

  async function end(close: () => void) {
    const outcome = await send(OFFICE_CALLS.officeEndSessions, { params: { employee: id } });
    if (!outcome?.ok) return;
    toast({ title: 'Uitgelogd', text: `${naam} is op alle apparaten uitgelogd.` });
    close();
    onEnded();
  }

  return (
    <Card>
      <Stack gap={2}>
        <div>
          <h2>{naam}</h2>
          <p>
            {ROL_LABELS[rol]} · {email}
          </p>
          <Small>
            {laatsteLogin ? `Laatst ingelogd op ${dutchMoment(laatsteLogin)}` : 'Nog niet ingelogd'}
            {sessies > 0 && ` · nu ingelogd op ${sessies === 1 ? '1 apparaat' : `${sessies} apparaten`}`}
          </Small>
        </div>
        {failure && <InlineError>{messageOf(failure)}</InlineError>}
        {sessies > 0 && (
          <AskFirst
            button="Overal uitloggen"
            variant="ghost"
            size="s"
            aria-label={`${naam} overal uitloggen`}
            question={
              isSelf
                ? 'Weet u zeker dat u zichzelf overal wilt uitloggen, ook hier?'
                : `Weet u zeker dat u ${naam} overal wilt uitloggen?`
            }
            confirm={(close) => (
              <Button
                variant="dark"
                size="s"
                busy={busy}
                busyText="Uitloggen..."
                onClick={() => void end(close)}
              >
                Ja, overal uitloggen
              </Button>
            )}
          />
        )}
      </Stack>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  h2 {
    font-size: 1.375rem;
  }
`;

const Small = styled.p`
  color: ${color.ink2};
`;
