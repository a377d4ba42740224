import { type Collega, type CollegasAnswer, OFFICE_CALLS, type ZaakSoort } from '@site/contract/office';
import { Button, ButtonRow, Stack, useToast } from '@site/kit';
import { InlineError } from '@site/kit/controls';
import { useQuery } from '@site/kit/queries';
import { SelectField } from '@site/kit/widgets';
import { useState } from 'react';
import { QuestionText, useQuestion } from '../../parts/use-question';
import { messageOf } from '../../parts/use-send';
import { useEmployee } from './employee';
import { useOfficeSend } from './use-office-send';

interface BehandelaarProps {
  soort: ZaakSoort;
  /** The code, number or id. */
  kenmerk: string;
  behandelaar: Collega | undefined;
  /** Somebody else has it now, or it was found that somebody else has: read it again. */
  onChanged(): void;
}

/** Who has a case, with what changes that. Of two at once the second is told. */
export function Behandelaar({ soort, kenmerk, behandelaar, onChanged }: BehandelaarProps) {
  const me = useEmployee();
  const { busy, send, failure } = useOfficeSend();
  const { asked, ask, cancel, close, opener, text } = useQuestion();
  const [chosen, setChosen] = useState('');
  const toast = useToast();
  const isMine = behandelaar?.id === me.id;

  async function give(to: Collega | null) {
    const outcome = await send(OFFICE_CALLS.officeAssign, {
      params: { soort, kenmerk },
      body: { van: behandelaar?.id ?? null, naar: to?.id ?? null },
    });
    if (outcome?.ok) {
      close();
      setChosen('');
      const who = to?.id === me.id ? 'U hebt dit opgepakt.' : to ? `${to.naam} heeft dit nu.` : undefined;
      toast({ title: 'Gewijzigd', text: who ?? 'Niemand heeft dit nu. Een collega kan het oppakken.' });
    }
    if (outcome) onChanged();
  }

  return (
    <Stack gap={1}>
      <p>
        <b>Behandelaar:</b> {isMine ? `${behandelaar.naam} (u)` : (behandelaar?.naam ?? 'niemand')}
      </p>
      {failure && <InlineError>{messageOf(failure)}</InlineError>}
      {asked ? (
        <HandOver
          textRef={text}
          chosen={chosen}
          onChoose={setChosen}
          except={behandelaar?.id}
          busy={busy}
          onGive={(to) => void give(to)}
          onCancel={cancel}
        />
      ) : (
        <ButtonRow>
          {!isMine && (
            <Button variant="dark" size="s" busy={busy} busyText="Oppakken..." onClick={() => void give(me)}>
              {behandelaar ? 'Ik neem dit over' : 'Ik pak dit op'}
            </Button>
          )}
          <Button ref={opener} variant="ghost" size="s" onClick={ask}>
            Draag over aan …
          </Button>
          {behandelaar && (
            <Button variant="ghost" size="s" onClick={() => void give(null)}>
              Leg terug
            </Button>
          )}
        </ButtonRow>
      )}
    </Stack>
  );
}

interface HandOverProps {
  textRef: React.RefObject<HTMLParagraphElement | null>;
  chosen: string;
  onChoose(id: string): void;
  except: string | undefined;
  busy: boolean;
  onGive(to: Collega): void;
  onCancel(): void;
}

function HandOver({ textRef, chosen, onChoose, except, busy, onGive, onCancel }: HandOverProps) {
  const { data, isError, refetch } = useQuery<CollegasAnswer>({
    queryKey: [OFFICE_CALLS.officeColleagues.path],
    refetchOnMount: 'always',
  });
  const [missing, setMissing] = useState(false);
  const collegas = (data?.collegas ?? []).filter(({ id }) => id !== except);
  const to = collegas.find(({ id }) => id === chosen);
  return (
    <Stack gap={2}>
      <QuestionText ref={textRef}>Aan wie draagt u dit over?</QuestionText>
      {isError && (
        <InlineError onRetry={() => void refetch()}>Wij konden de collega’s niet ophalen.</InlineError>
      )}
      <SelectField
        label="Collega"
        placeholder="Kies een collega"
        value={to?.id ?? ''}
        onChange={onChoose}
        error={missing && !to ? 'Kies een collega.' : null}
        options={collegas.map(({ id, naam }) => ({ value: id, label: naam }))}
      />
      <ButtonRow>
        <Button
          variant="dark"
          size="s"
          busy={busy}
          busyText="Overdragen..."
          onClick={() => (to ? onGive(to) : setMissing(true))}
        >
          Draag over
        </Button>
        <Button variant="ghost" size="s" onClick={onCancel}>
          Annuleren
        </Button>
      </ButtonRow>
    </Stack>
  );
}
