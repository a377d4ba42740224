import {
  type MedewerkerMetSessies,
  type MedewerkersAnswer,
  OFFICE_CALLS,
  ROL_LABELS,
} from '@site/contract/office';
import { Button, Card, media, Stack, space, useToast } from '@site/kit';
import { InlineError, Spinner, type SubmissionOutcome } from '@site/kit/controls';
import { useQuery } from '@site/kit/queries';
import styled from 'styled-components';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { AskFirst } from '../../parts/ask-first';
import { messageOf } from '../../parts/use-send';
import { MailText } from '../parts/contact-links';
import { focusAround } from '../parts/mail-preview';
import { Small } from '../parts/small';
import { useOfficeSend } from '../parts/use-office-send';
import { AddEmployee } from './add-employee';

/** Who works here, with what a beheerder does about access. @param self the id of who looks */
export function EmployeeList({ self }: { self: string }) {
  const { data, isError, refetch } = useQuery<MedewerkersAnswer>({
    queryKey: [OFFICE_CALLS.officeEmployees.path],
    refetchOnMount: 'always',
  });
  const refresh = () => void refetch();
  return (
    <>
      <Stack gap={3}>
        {isError && (
          <InlineError onRetry={refresh}>
            Wij konden de medewerkers niet ophalen. Probeer het zo opnieuw.
          </InlineError>
        )}
        {!data && !isError && <Spinner label="Even geduld" />}
        {data && (
          <List aria-label="Medewerkers" tabIndex={-1}>
            {data.medewerkers.map((employee) => (
              <li key={employee.id}>
                <Employee employee={employee} isSelf={employee.id === self} onChanged={refresh} />
              </li>
            ))}
          </List>
        )}
      </Stack>
      <AddEmployee onAdded={refresh} />
    </>
  );
}

interface EmployeeProps {
  employee: MedewerkerMetSessies;
  isSelf: boolean;
  onChanged(): void;
}

function Employee({ employee, isSelf, onChanged }: EmployeeProps) {
  const { id, naam, email, rol, sessies, laatsteLogin, uitnodigingTot } = employee;
  const { busy, send, failure } = useOfficeSend();
  const toast = useToast();
  const params = { employee: id };
  const other = rol === 'beheerder' ? 'medewerker' : 'beheerder';

  /** A button for something, which asks first. */
  const action = (
    button: string,
    question: string,
    act: () => Promise<SubmissionOutcome | null>,
    title: string,
    done: string,
  ) => (
    <AskFirst
      button={button}
      variant="ghost"
      size="s"
      aria-label={`${button}: ${naam}`}
      question={question}
      confirm={(close) => (
        <Button
          variant="dark"
          size="s"
          busy={busy}
          busyText="Even geduld..."
          onClick={async ({ currentTarget }) => {
            const outcome = await act();
            if (outcome?.ok) {
              focusAround(currentTarget);
              close();
              toast({ title, text: done });
            }
            if (outcome) onChanged();
          }}
        >
          Ja, {button.charAt(0).toLowerCase() + button.slice(1)}
        </Button>
      )}
    />
  );

  return (
    <Card>
      <Stack gap={2}>
        <div>
          <h2>
            {naam}
            {isSelf && ' (u)'}
          </h2>
          <p>
            {ROL_LABELS[rol]} · <MailText address={email} />
          </p>
          <Small>
            {laatsteLogin ? `Laatst ingelogd op ${dutchMoment(laatsteLogin)}` : 'Nog niet ingelogd'}
            {sessies > 0 && ` · nu ingelogd op ${sessies === 1 ? '1 apparaat' : `${sessies} apparaten`}`}
          </Small>
          {uitnodigingTot && <Small>{invitationInWords(uitnodigingTot)}</Small>}
        </div>
        {failure && <InlineError>{messageOf(failure)}</InlineError>}
        <Actions>
          {!isSelf && (
            <>
              {action(
                `Maak ${other}`,
                other === 'beheerder'
                  ? `Weet u zeker dat u ${naam} beheerder wilt maken? Een beheerder mag ook medewerkers beheren, en gegevens van klanten downloaden en verwijderen.`
                  : `Weet u zeker dat u ${naam} medewerker wilt maken? Die kan dan geen medewerkers meer beheren.`,
                () => send(OFFICE_CALLS.officeChangeRole, { params, body: { rol: other } }),
                'Rol gewijzigd',
                `${naam} is nu ${other}.`,
              )}
              {action(
                'Stuur een nieuwe uitnodiging',
                `Weet u zeker dat u ${naam} een nieuwe uitnodiging wilt sturen? Een eerdere werkt dan niet meer.`,
                () => send(OFFICE_CALLS.officeInviteAgain, { params }),
                'Uitnodiging verstuurd',
                `${naam} kan drie dagen lang een passkey maken.`,
              )}
            </>
          )}
          {sessies > 0 &&
            action(
              'Log overal uit',
              isSelf
                ? 'Weet u zeker dat u zichzelf overal wilt uitloggen, ook hier?'
                : `Weet u zeker dat u ${naam} overal wilt uitloggen?`,
              () => send(OFFICE_CALLS.officeEndSessions, { params }),
              'Uitgelogd',
              `${naam} is op alle apparaten uitgelogd.`,
            )}
          {!isSelf &&
            action(
              'Stop de toegang',
              `Weet u zeker dat u de toegang van ${naam} wilt stoppen? Inloggen kan dan niet meer, en wat ${naam} had opgepakt, heeft dan niemand.`,
              () => send(OFFICE_CALLS.officeEndEmployee, { params }),
              'Toegang gestopt',
              `${naam} kan niet meer inloggen.`,
            )}
        </Actions>
      </Stack>
    </Card>
  );
}

function invitationInWords(until: string): string {
  const over = Date.parse(until) < Date.now();
  return `De uitnodiging ${over ? 'werkte' : 'werkt'} tot ${dutchMoment(until)}`;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  h2 {
    margin-bottom: ${space(0.5)};
    font-size: 1.375rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.mobile} {
    display: grid;
  }
`;
