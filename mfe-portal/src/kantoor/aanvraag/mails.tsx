import { OFFICE_CALLS, type ZaakMail } from '@site/contract/office';
import { Button, color, Stack, useToast } from '@site/kit';
import { InlineError } from '@site/kit/controls';
import styled from 'styled-components';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { Section } from '../../parts/section';
import { messageOf } from '../../parts/use-send';
import { MailText } from '../parts/contact-links';
import { LinedList } from '../parts/lined-list';
import { useOfficeSend } from '../parts/use-office-send';
import type { CaseProps } from './change-form';

const STATES: Readonly<Record<ZaakMail['status'], string>> = {
  verstuurd: 'Verstuurd',
  wacht: 'Wacht op versturen',
  mislukt: 'Nog niet gelukt: wij proberen het vanzelf opnieuw',
  vervallen: 'Niet verstuurd',
};

/** The mails about an application: which were sent, and which wait or failed. */
export function Mails({ zaak: { leaseCode, mails }, refresh }: CaseProps) {
  if (mails.length === 0) return null;
  return (
    <Section title="Mails">
      <List aria-label="Mails, de nieuwste bovenaan">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Mail {...{ leaseCode, mail, refresh }} />
          </li>
        ))}
      </List>
    </Section>
  );
}

function Mail({ leaseCode, mail, refresh }: { leaseCode: string; mail: ZaakMail; refresh(): void }) {
  const { id, aan, onderwerp, op, status } = mail;
  const { busy, send, failure } = useOfficeSend();
  const toast = useToast();

  async function retry() {
    const outcome = await send(OFFICE_CALLS.officeRetryMail, { params: { leaseCode, mail: id } });
    if (outcome?.ok) toast({ title: 'Gedaan', text: 'De mail wordt nu opnieuw geprobeerd.' });
    if (outcome) refresh();
  }

  return (
    <Stack gap={1}>
      <div>
        <b>{onderwerp}</b>
        <p>
          <MailText address={aan} /> · {STATES[status]}, {dutchMoment(op)}
        </p>
      </div>
      {failure && <InlineError>{messageOf(failure)}</InlineError>}
      {status === 'mislukt' && (
        <div>
          <Button variant="ghost" size="s" busy={busy} busyText="Proberen..." onClick={() => void retry()}>
            Probeer nu opnieuw
          </Button>
        </div>
      )}
    </Stack>
  );
}

const List = styled(LinedList)`
  p {
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`;
