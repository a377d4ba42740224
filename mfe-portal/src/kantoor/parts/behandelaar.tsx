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

/** Gives a case to a colleague, or to nobody. Of two at once the second is told. */
function useAssignment({ soort, kenmerk, behandelaar, onChanged }: BehandelaarProps) {
  const me = useEmployee();
  const { busy, send, failure } = useOfficeSend();
  const toast = useToast();

  async function give(to: Collega | null, onGiven?: () => void) {
    const outcome = await send(OFFICE_CALLS.officeAssign, {
      params: { soort, kenmerk },
      body: { van: behandelaar?.id ?? null, naar: to?.id ?? null },
    });
    if (outcome?.ok) {
      onGiven?.();
      const who = to?.id === me.id ? 'U hebt dit opgepakt.' : to ? `${to.naam} heeft dit nu.` : undefined;
      toast({ title: 'Gewijzigd', text: who ?? 'Niemand heeft dit nu. Een collega kan het oppakken.' });
    }
    if (outcome) onChanged();
  }
  return { me, busy, failure, give };
}

/** Who has a case, or what takes it on when nobody has: in a row of a list. */
export function TakeOn(props: BehandelaarProps) {
  const { me, busy, give } = useAssignment(props);
  const { kenmerk, behandelaar } = props;
  if (behandelaar) return <>Bij {behandelaar.id === me.id ? 'u' : behandelaar.naam}</>;
  return (
    <Button
      variant="ghost"
      size="s"
      busy={busy}
      busyText="Oppakken..."
      aria-label={`Ik pak dit op: ${kenmerk}`}
      onClick={() => void give(me)}
    >
      Ik pak dit op
    </Button>
  );
}

/** Who has a case, with what changes that. */
export function Behandelaar(props: BehandelaarProps) {
  const { behandelaar } = props;
  const { me, busy, failure, give } = useAssignment(props);
  const { asked, ask, cancel, close, opener, text } = useQuestion();
  const [chosen, setChosen] = useState('');
  const isMine = behandelaar?.id === me.id;
  const given = () => {
    close();
    setChosen('');
  };

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
          onGive={(to) => void give(to, given)}
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
