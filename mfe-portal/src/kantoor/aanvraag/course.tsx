import { type AanvraagZaak, KANTOOR_TEKENS, OFFICE_CALLS } from '@site/contract/office';
import { Button, ButtonRow, Stack, useToast } from '@site/kit';
import { Form, InlineError, TextField } from '@site/kit/controls';
import { Section } from '../../parts/section';
import { messageOf } from '../../parts/use-send';
import { CaseHistory } from '../parts/case-history';
import { useKeptForm } from '../parts/use-kept-form';
import { useOfficeSend } from '../parts/use-office-send';
import type { CaseProps } from './change-form';

/** All that happened, newest first, with a form for a note. */
export function Course({ zaak, refresh }: CaseProps) {
  return (
    <Section title="Verloop">
      <Note zaak={zaak} refresh={refresh} />
      <CaseHistory label="Verloop, het nieuwste bovenaan" events={zaak.verloop} />
    </Section>
  );
}

function Note({ zaak: { leaseCode }, refresh }: { zaak: AanvraagZaak; refresh(): void }) {
  const { values, change, forget } = useKeptForm(`${leaseCode} notitie`, { notitie: '' });
  const { busy, send, failure, fieldErrors } = useOfficeSend(values);
  const toast = useToast();

  async function write() {
    const outcome = await send(OFFICE_CALLS.officeNote, { params: { leaseCode }, body: values });
    if (!outcome?.ok) return;
    forget();
    toast({ title: 'Notitie bewaard', text: 'Alleen collega’s zien hem.' });
    refresh();
  }

  return (
    <Form label="Notitie" onSubmit={() => void write()}>
      <Stack gap={2}>
        <TextField
          label="Notitie"
          hint="Alleen voor collega’s. Wie gebeld is, staat daarmee niet meer op de lijst van vandaag."
          multiline={2}
          limit={KANTOOR_TEKENS}
          value={values.notitie}
          onChange={(notitie) => change({ notitie })}
          error={fieldErrors.notitie}
        />
        {failure && Object.keys(failure.errors).length === 0 && (
          <InlineError>{messageOf(failure)}</InlineError>
        )}
        <ButtonRow>
          <Button type="submit" variant="dark" size="s" busy={busy} busyText="Bewaren...">
            Bewaar de notitie
          </Button>
        </ButtonRow>
      </Stack>
    </Form>
  );
}
