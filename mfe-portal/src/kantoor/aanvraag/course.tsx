import { type AanvraagZaak, KANTOOR_TEKENS, OFFICE_CALLS } from '@site/contract/office';
import { Button, ButtonRow, color, Stack, space, useToast } from '@site/kit';
import { Form, InlineError, TextField } from '@site/kit/controls';
import styled from 'styled-components';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { Words } from '../../klant/applications/words';
import { Section } from '../../parts/section';
import { messageOf } from '../../parts/use-send';
import { useKeptForm } from '../parts/use-kept-form';
import { useOfficeSend } from '../parts/use-office-send';
import type { CaseProps } from './change-form';

/** All that happened, newest first, with a form for a note. */
export function Course({ zaak, refresh }: CaseProps) {
  return (
    <Section title="Verloop">
      <Note zaak={zaak} refresh={refresh} />
      <Events aria-label="Verloop, het nieuwste bovenaan">
        {zaak.verloop.map(({ op, wat, door, tekst }) => (
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

const Events = styled.ol`
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${space(2)};
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
    border-top: 1px solid ${color.line};
  }

  time,
  span {
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`;
