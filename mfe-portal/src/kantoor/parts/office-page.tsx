import { type Medewerker, OFFICE_CALLS, ROL_LABELS } from '@site/contract/office';
import {
  Button,
  Callout,
  color,
  media,
  space,
  TextLink,
  tabStorage,
  useSingleTask,
  useSite,
} from '@site/kit';
import { InlineError } from '@site/kit/controls';
import { useQuery, useQueryClient } from '@site/kit/queries';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { afterLogin } from '../../parts/office-address';
import { PageContainer } from '../../parts/page-container';
import { useSend } from '../../parts/use-send';
import { Wait } from '../../parts/wait';
import { EmployeeContext, employeeQuery, useExpiredSession } from './employee';
import { OfficeNav } from './office-nav';

interface OfficePageProps {
  title: string;
  children: (employee: Medewerker) => ReactNode;
}

/**
 * A page of the office. The server does not know the session, so it renders the heading and "Even geduld"; the browser asks the backend
 * who is logged in, and leads who is not to the login, and back here after it unless he logged out.
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
  const location = useLocation();
  const leaving = useRef(false);
  useExpiredSession();
  // No chat for visitors.
  useSingleTask();

  useEffect(() => {
    // Not by what was known before: he may have logged in since.
    if (employee === null && !isFetching)
      navigate('/login/medewerker', { replace: true, state: leaving.current ? null : afterLogin(location) });
  }, [employee, isFetching, navigate, location]);

  return (
    <>
      <OfficeNav rol={employee?.rol}>
        {employee && <Who employee={employee} onLeave={() => (leaving.current = true)} />}
      </OfficeNav>
      <Heading tabIndex={-1}>{title}</Heading>
      <Body>
        {employee && (
          <EmployeeContext.Provider value={employee}>{children(employee)}</EmployeeContext.Provider>
        )}
        {isError && (
          <InlineError onRetry={() => void refetch()}>
            Wij konden onze server niet bereiken. Probeer het zo opnieuw.
          </InlineError>
        )}
        {!employee && !isError && (
          <Wait login={{ to: '/login/medewerker', text: 'inloggen als medewerker' }} />
        )}
      </Body>
    </>
  );
}

interface WhoProps {
  employee: Medewerker;
  /** He logs out himself: whoever logs in here next begins anew. */
  onLeave(): void;
}

function Who({ employee: { naam, rol }, onLeave }: WhoProps) {
  const { busy, send } = useSend('U bent niet uitgelogd. Probeer het opnieuw.');
  const queryClient = useQueryClient();

  async function logOut() {
    const outcome = await send(OFFICE_CALLS.officeLogout);
    if (!outcome?.ok) return;
    onLeave();
    queryClient.setQueryData(employeeQuery.queryKey, null);
    // Nothing of the office stays in this tab.
    tabStorage.clear();
    queryClient.removeQueries({
      predicate: ({ queryKey: [path] }) =>
        String(path).startsWith('/api/office/') && path !== OFFICE_CALLS.officeEmployee.path,
    });
  }

  return (
    <Me>
      <span>
        {naam}
        <Role> · {ROL_LABELS[rol]}</Role>
      </span>
      <TextLink to="/kantoor/passkeys">Passkeys</TextLink>
      <Button variant="quiet" size="s" busy={busy} busyText="Uitloggen..." onClick={() => void logOut()}>
        Uitloggen
      </Button>
    </Me>
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

  button {
    padding-inline: 0;
  }

  ${media.mobile} {
    flex: 1 0 100%;
    column-gap: ${space(1)};

    > :first-child {
      margin-right: auto;
    }
  }
`;

/** Left out on a phone, where all of this then has one line. */
const Role = styled.span`
  ${media.mobile} {
    display: none;
  }
`;
