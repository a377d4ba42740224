import { type Medewerker, OFFICE_CALLS, ROL_LABELS } from '@site/contract/office';
import { Button, Callout, callApi, color, OnlyWithScripts, space, TextLink, useSite } from '@site/kit';
import { InlineError, Spinner } from '@site/kit/controls';
import { queryOptions, useQuery, useQueryClient } from '@site/kit/queries';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PageContainer } from '../../parts/page-container';
import { useSend } from '../../parts/use-send';
import { OfficeNav } from './office-nav';

/** The employee of this browser; `null` when nobody is logged in at the office. */
const employeeQuery = queryOptions({
  queryKey: [OFFICE_CALLS.officeEmployee.path],
  queryFn: async (): Promise<Medewerker | null> => {
    const { ok, status, answer } = await callApi(OFFICE_CALLS.officeEmployee);
    if (ok) return answer.medewerker;
    if (status === 401) return null;
    throw new Error(answer?.message);
  },
  refetchOnMount: 'always',
});

interface OfficePageProps {
  title: string;
  children: (employee: Medewerker) => ReactNode;
}

/**
 * A page of the office. The server does not know the session, so it renders the heading and "Even geduld"; the browser asks the backend
 * who is logged in, and leads who is not to the login.
 */
export function OfficePage({ title, children }: OfficePageProps) {
  const { kantoor } = useSite();
  return (
    <PageContainer>
      {kantoor ? (
        <Inside title={title}>{children}</Inside>
      ) : (
        <>
          <Heading>{title}</Heading>
          <Body>
            <Callout tone="note" title="Het kantoor is niet open op deze website">
              <p>
                Bent u klant? Log dan in op <TextLink to="/login/klant">uw eigen portaal</TextLink>. Daar ziet
                u hoe ver uw aanvraag is.
              </p>
            </Callout>
          </Body>
        </>
      )}
    </PageContainer>
  );
}

function Inside({ title, children }: OfficePageProps) {
  const { data: employee, isError, isFetching, refetch } = useQuery(employeeQuery);
  const navigate = useNavigate();

  useEffect(() => {
    // Not by what was known before: he may have logged in since.
    if (employee === null && !isFetching) navigate('/login/medewerker', { replace: true });
  }, [employee, isFetching, navigate]);

  return (
    <>
      <OfficeNav rol={employee?.rol}>{employee && <Who employee={employee} />}</OfficeNav>
      <Heading tabIndex={-1}>{title}</Heading>
      <Body>
        {employee && children(employee)}
        {isError && (
          <InlineError onRetry={() => void refetch()}>
            Wij konden onze server niet bereiken. Probeer het zo opnieuw.
          </InlineError>
        )}
        {!employee && !isError && <Wait />}
      </Body>
    </>
  );
}

function Who({ employee: { naam, rol } }: { employee: Medewerker }) {
  const { busy, send } = useSend('U bent niet uitgelogd. Probeer het opnieuw.');
  const queryClient = useQueryClient();

  async function logOut() {
    const outcome = await send(OFFICE_CALLS.officeLogout);
    if (!outcome?.ok) return;
    queryClient.setQueryData(employeeQuery.queryKey, null);
    // Nothing else of the office stays in the memory of this tab.
    queryClient.removeQueries({
      predicate: ({ queryKey: [path] }) =>
        String(path).startsWith('/api/office/') && path !== OFFICE_CALLS.officeEmployee.path,
    });
  }

  return (
    <Me>
      <span>
        {naam} · {ROL_LABELS[rol]}
      </span>
      <Button variant="quiet" size="s" busy={busy} busyText="Uitloggen..." onClick={() => void logOut()}>
        Uitloggen
      </Button>
    </Me>
  );
}

function Wait() {
  return (
    <>
      <OnlyWithScripts>
        <Spinner label="Even geduld" />
      </OnlyWithScripts>
      <noscript>
        <Callout tone="note" title="Deze pagina werkt alleen met JavaScript">
          Voor het kantoor moet u ingelogd zijn, en daarvoor is JavaScript nodig. Zet JavaScript aan en ga
          naar <TextLink to="/login/medewerker">inloggen als medewerker</TextLink>.
        </Callout>
      </noscript>
    </>
  );
}

const Heading = styled.h1`
  margin-top: ${space(3)};
  font-size: clamp(2rem, 4vw, 2.75rem);
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-content: start;
  min-height: 40vh;
  margin-top: ${space(3)};
`;

const Me = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: center;
  color: ${color.ink2};
`;
