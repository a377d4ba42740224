import { CALLS, type Customer, type LoginSession, type SessionsAnswer } from '@site/contract';
import { Button, color, space, useForgetCustomer, useToast } from '@site/kit';
import { InlineError, useFormSubmission } from '@site/kit/controls';
import { useQuery } from '@site/kit/queries';
import { MonitorSmartphone } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { AskFirst } from '../../parts/ask-first';
import { Section } from '../../parts/section';
import { messageOf } from '../../parts/use-send';
import { dutchTime } from '../applications/dutch-date';
import { Skeleton } from '../parts/skeleton';

/** Where the customer is logged in, and logging out there or everywhere. */
export function Logins({ customer }: { customer: Customer }) {
  const { data, isError, isFetching, refetch } = useQuery<SessionsAnswer>({
    queryKey: ['/api/customers', customer.id, 'sessions'],
    // A login elsewhere can begin and end at any time.
    refetchOnMount: 'always',
  });
  return (
    <Section
      title="Waar u bent ingelogd"
      lead="Na een half uur zonder gebruik wordt u vanzelf uitgelogd, en altijd na twaalf uur."
      card="card"
      gap={3}
      aria-busy={isFetching}
    >
      {isError && (
        <InlineError onRetry={() => void refetch()}>
          Wij konden niet ophalen waar u bent ingelogd. Probeer het zo opnieuw.
        </InlineError>
      )}
      {data ? (
        <Sessions customer={customer} sessions={data.sessions} onEnded={() => void refetch()} />
      ) : (
        !isError && <Skeleton lines={2} />
      )}
      <LogOutEverywhere customer={customer} />
    </Section>
  );
}

interface SessionsProps {
  customer: Customer;
  sessions: readonly LoginSession[];
  /** One of them was ended. */
  onEnded(): void;
}

function Sessions({ customer, sessions, onEnded }: SessionsProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <List ref={list} tabIndex={-1} aria-label="Apparaten">
      {sessions.map((session) => (
        <Session
          key={session.id ?? session.since}
          customer={customer}
          session={session}
          onEnded={() => {
            // The button that had the focus disappears.
            list.current?.focus();
            onEnded();
          }}
        />
      ))}
    </List>
  );
}

function Session({
  customer,
  session: { id, device, since, lastUsed, current },
  onEnded,
}: Omit<SessionsProps, 'sessions'> & { session: LoginSession }) {
  const descriptionId = useId();
  const { busy, send, failure } = useFormSubmission();
  const toast = useToast();

  async function end() {
    const outcome = await send(CALLS.endSession, { params: { id: customer.id, session: id } });
    if (outcome?.ok) {
      toast({ title: 'Apparaat uitgelogd', text: `${device} is uitgelogd.` });
      onEnded();
    }
  }

  return (
    <li>
      <MonitorSmartphone />
      <div>
        <b>{device}</b>
        {current && <Current>Dit apparaat</Current>}
        <p id={descriptionId}>
          Ingelogd sinds {day.format(new Date(since))} om {dutchTime(since)} uur
          {!current && `, laatst gebruikt om ${dutchTime(lastUsed)} uur`}
        </p>
        {/* An older backend does not name sessions. */}
        {!current && id && (
          <End
            variant="quiet"
            size="s"
            busy={busy}
            busyText="Uitloggen..."
            aria-label={`Uitloggen op ${device}`}
            aria-describedby={descriptionId}
            onClick={() => void end()}
          >
            Uitloggen
          </End>
        )}
        {failure && <InlineError>Dat apparaat is niet uitgelogd. {messageOf(failure)}</InlineError>}
      </div>
    </li>
  );
}

function LogOutEverywhere({ customer }: { customer: Customer }) {
  const { busy, send, failure } = useFormSubmission();
  const forgetCustomer = useForgetCustomer();
  const toast = useToast();

  async function logOut() {
    const outcome = await send(CALLS.endSessions, { params: { id: customer.id } });
    if (outcome?.ok) {
      await forgetCustomer();
      toast({ title: 'Overal uitgelogd', text: 'U bent op alle apparaten uitgelogd.' });
    }
  }

  return (
    <AskFirst
      button="Uitloggen op alle apparaten"
      variant="ghost"
      question="Weet u zeker dat u overal wilt uitloggen, ook op dit apparaat?"
      confirm={() => (
        <Button variant="dark" busy={busy} busyText="Uitloggen..." onClick={() => void logOut()}>
          Ja, overal uitloggen
        </Button>
      )}
    >
      <p>
        Kent u een apparaat niet? Vraag daarna meteen een nieuwe logincode aan: iemand kent dan misschien uw
        code.
      </p>
      {failure && <InlineError>U bent niet uitgelogd. {messageOf(failure)}</InlineError>}
    </AskFirst>
  );
}

/** `23 november` */
const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Amsterdam',
});

const List = styled.ul`
  list-style: none;
  padding: 0;
  display: grid;
  gap: ${space(2)};

  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: ${space(2)};
  }
`;

const End = styled(Button)`
  margin-left: -${space(2.5)};
`;

const Current = styled.span`
  margin-left: ${space(1)};
  padding: 2px 0.625rem;
  font-size: 0.9375rem;
  background: ${color.sand};
  border-radius: 10px;
  white-space: nowrap;
`;
