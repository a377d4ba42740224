import { type EigenPasskey, OFFICE_CALLS, type ToegangAnswer } from '@site/contract/office';
import { Button, ButtonRow, Callout, color, Stack, space, useToast } from '@site/kit';
import { InlineError, Spinner } from '@site/kit/controls';
import { useQuery } from '@site/kit/queries';
import { useState } from 'react';
import styled from 'styled-components';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { makePasskey, NoPasskey } from '../../login/parts/passkey';
import { RecoveryCodes } from '../../login/parts/recovery-codes';
import { AskFirst } from '../../parts/ask-first';
import { Section } from '../../parts/section';
import { messageOf } from '../../parts/use-send';
import { Small } from '../parts/small';
import { useOfficeSend } from '../parts/use-office-send';

/** The passkeys of who is logged in, and the recovery codes for when none is at hand. */
export function OwnAccess() {
  const { data, isError, refetch } = useQuery<ToegangAnswer>({
    queryKey: [OFFICE_CALLS.officeAccess.path],
    refetchOnMount: 'always',
  });
  const refresh = () => void refetch();
  return (
    <>
      <p>
        U logt in met uw code van 6 cijfers en een passkey. Van elke wijziging hieronder krijgt u een mail.
      </p>
      {isError && (
        <InlineError onRetry={refresh}>
          Wij konden uw passkeys niet ophalen. Probeer het zo opnieuw.
        </InlineError>
      )}
      {!data && !isError && <Spinner label="Even geduld" />}
      {data && (
        <>
          <PasskeySection passkeys={data.passkeys} onChanged={refresh} />
          <CodesSection left={data.herstelcodes} onChanged={refresh} />
        </>
      )}
    </>
  );
}

interface PasskeysProps {
  passkeys: readonly EigenPasskey[];
  onChanged(): void;
}

function PasskeySection({ passkeys, onChanged }: PasskeysProps) {
  const isOnly = passkeys.length === 1;
  return (
    <Section title="Uw passkeys" lead="Een passkey op een tweede apparaat helpt als u het eerste kwijtraakt.">
      <List aria-label="Passkeys">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <OnePasskey passkey={passkey} isOnly={isOnly} onRemoved={onChanged} />
          </li>
        ))}
      </List>
      <NewPasskey onAdded={onChanged} />
    </Section>
  );
}

interface OnePasskeyProps {
  passkey: EigenPasskey;
  isOnly: boolean;
  onRemoved(): void;
}

function OnePasskey({ passkey: { id, gemaaktOp, laatstGebruikt }, isOnly, onRemoved }: OnePasskeyProps) {
  const { busy, send, failure } = useOfficeSend();
  const toast = useToast();
  const made = `Gemaakt op ${dutchMoment(gemaaktOp)}`;

  async function remove(close: () => void) {
    const outcome = await send(OFFICE_CALLS.officeRemovePasskey, { params: { passkey: id } });
    if (outcome?.ok) {
      close();
      toast({ title: 'Passkey verwijderd', text: 'U kunt er niet meer mee inloggen.' });
    }
    if (outcome) onRemoved();
  }

  return (
    <Stack gap={1}>
      <div>
        <b>{made}</b>
        <Small>
          {laatstGebruikt ? `Laatst gebruikt op ${dutchMoment(laatstGebruikt)}` : 'Nog niet mee ingelogd'}
          {isOnly && '. Dit is uw enige passkey: voeg eerst een andere toe als u deze kwijt wilt.'}
        </Small>
      </div>
      {failure && <InlineError>{messageOf(failure)}</InlineError>}
      {!isOnly && (
        <AskFirst
          button="Verwijder"
          variant="ghost"
          size="s"
          aria-label={`Verwijder de passkey: ${made.toLowerCase()}`}
          question="Weet u zeker dat u deze passkey wilt verwijderen? U kunt er dan niet meer mee inloggen."
          confirm={(close) => (
            <Button
              variant="dark"
              size="s"
              busy={busy}
              busyText="Verwijderen..."
              onClick={() => void remove(close)}
            >
              Ja, verwijder
            </Button>
          )}
        />
      )}
    </Stack>
  );
}

function NewPasskey({ onAdded }: { onAdded(): void }) {
  const { busy, send, failure } = useOfficeSend();
  const [stopped, setStopped] = useState(false);
  const toast = useToast();

  async function add() {
    setStopped(false);
    // A question can be answered once, so each try asks for one.
    const asked = await send(OFFICE_CALLS.officeAskPasskey);
    if (!asked?.ok) return;
    try {
      const passkey = await makePasskey(asked.answer.options);
      const added = await send(OFFICE_CALLS.officeAddPasskey, { body: { passkey } });
      if (!added?.ok) return;
      toast({ title: 'Passkey toegevoegd', text: 'U kunt er nu mee inloggen.' });
      onAdded();
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      setStopped(true);
    }
  }

  return (
    <>
      {stopped && (
        <InlineError>
          Er is geen passkey gemaakt. Misschien heeft dit apparaat er al een. Probeer het opnieuw, of gebruik
          een ander apparaat.
        </InlineError>
      )}
      {failure && <InlineError>{messageOf(failure)}</InlineError>}
      <ButtonRow>
        <Button variant="dark" size="s" busy={busy} busyText="Even geduld..." onClick={() => void add()}>
          Passkey toevoegen
        </Button>
      </ButtonRow>
    </>
  );
}

function CodesSection({ left, onChanged }: { left: number; onChanged(): void }) {
  const { busy, send, failure } = useOfficeSend();
  const [codes, setCodes] = useState<readonly string[]>();

  async function renew(close: () => void) {
    const outcome = await send(OFFICE_CALLS.officeRecoveryCodes);
    if (!outcome?.ok) return;
    setCodes(outcome.answer.herstelcodes);
    close();
    onChanged();
  }

  return (
    <Section title="Uw herstelcodes" lead="Voor als u uw passkey niet bij u hebt. Elke code werkt één keer.">
      <p>
        {left === 0 && 'U hebt er geen meer.'}
        {left === 1 && 'U hebt er nog 1.'}
        {left > 1 && `U hebt er nog ${left}.`}
      </p>
      {failure && <InlineError>{messageOf(failure)}</InlineError>}
      {codes ? (
        <Callout tone="note" title="Bewaar deze codes">
          <p>Wij laten ze maar één keer zien. Zet ze in uw wachtwoordkluis.</p>
          <RecoveryCodes codes={codes} />
        </Callout>
      ) : (
        <AskFirst
          button="Nieuwe herstelcodes maken"
          variant="ghost"
          size="s"
          question="Weet u zeker dat u nieuwe herstelcodes wilt? De codes die u nu hebt, werken dan niet meer."
          confirm={(close) => (
            <Button
              variant="dark"
              size="s"
              busy={busy}
              busyText="Even geduld..."
              onClick={() => void renew(close)}
            >
              Ja, maak nieuwe codes
            </Button>
          )}
        />
      )}
    </Section>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${space(2)};
    border-top: 1px solid ${color.line};
  }
`;
