import { type KlantSpoorAnswer, OFFICE_CALLS, type OfficeCallName } from '@site/contract/office';
import { Button, ButtonRow, callPath, Stack } from '@site/kit';
import { InlineError, Spinner } from '@site/kit/controls';
import { useQuery } from '@site/kit/queries';
import { useState } from 'react';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { Section } from '../../parts/section';
import { LinedList } from '../parts/lined-list';

/** What employees read and changed about a customer, for a beheerder who asks it. To read it is in it too. */
export function Trail({ klant }: { klant: string }) {
  const [wanted, setWanted] = useState(false);
  return (
    <Section title="Wie keek en wijzigde">
      {wanted ? (
        <Rows klant={klant} />
      ) : (
        <ButtonRow>
          <Button variant="ghost" size="s" onClick={() => setWanted(true)}>
            Toon het spoor
          </Button>
        </ButtonRow>
      )}
    </Section>
  );
}

function Rows({ klant }: { klant: string }) {
  const { data, isError, refetch } = useQuery<KlantSpoorAnswer>({
    queryKey: [callPath(OFFICE_CALLS.officeCustomerTrail, { klant })],
    refetchOnMount: 'always',
  });
  return (
    <Stack gap={2}>
      {isError && (
        <InlineError onRetry={() => void refetch()}>
          Wij konden het spoor niet ophalen. Probeer het zo opnieuw.
        </InlineError>
      )}
      {!data && !isError && <Spinner label="Even geduld" />}
      <LinedList as="ol" aria-label="Spoor, het nieuwste eerst">
        {data?.spoor.map(({ op, medewerker, handeling, kenmerk }) => (
          <li key={`${op} ${handeling} ${kenmerk}`}>
            {dutchMoment(op)}: {medewerker} {inWords(handeling)}
            {kenmerk !== klant && ` (${kenmerk})`}
          </li>
        ))}
      </LinedList>
    </Stack>
  );
}

const OF_CUSTOMER: Partial<Record<OfficeCallName, string>> = {
  officeCustomer: 'bekeek de klant',
  officeCustomerData: 'downloadde alle gegevens',
  officeCustomerTrail: 'bekeek dit spoor',
  officeCorrectCustomerEmail: 'wijzigde het e-mailadres',
  officeEndCustomerSessions: 'logde de klant overal uit',
  officeDeleteCustomer: 'verwijderde gegevens',
};

/** What was done, by its call: of a case of the customer only whether it was read or changed. */
function inWords(handeling: string): string {
  const name = handeling as OfficeCallName;
  return OF_CUSTOMER[name] ?? (OFFICE_CALLS[name]?.method === 'GET' ? 'bekeek dit' : 'wijzigde dit');
}
