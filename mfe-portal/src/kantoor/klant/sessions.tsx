import { type KlantSessie, OFFICE_CALLS } from '@site/contract/office';
import { Button, ButtonRow, Stack, useToast } from '@site/kit';
import { InlineError } from '@site/kit/controls';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { Section } from '../../parts/section';
import { QuestionText, useQuestion } from '../../parts/use-question';
import { messageOf } from '../../parts/use-send';
import { useOfficeSend } from '../parts/use-office-send';

interface SessionsProps {
  klant: string;
  sessies: readonly KlantSessie[];
  onEnded(): void;
}

/** Where a customer is logged in, with a button that ends all of it. Also without any: a login may have begun. */
export function Sessions({ klant, sessies, onEnded }: SessionsProps) {
  const { asked, ask, cancel, close, opener, text } = useQuestion();
  const { busy, send, failure } = useOfficeSend();
  const toast = useToast();

  async function end() {
    const outcome = await send(OFFICE_CALLS.officeEndCustomerSessions, { params: { klant } });
    if (!outcome?.ok) return;
    toast({ title: 'Uitgelogd', text: 'De klant is op alle apparaten uitgelogd.' });
    close();
    onEnded();
  }

  return (
    <Section title="Waar de klant is ingelogd">
      {sessies.length === 0 && <p>Nu nergens.</p>}
      <ul>
        {sessies.map(({ apparaat, sinds, laatstGebruikt }) => (
          <li key={sinds + laatstGebruikt}>
            {apparaat}: sinds {dutchMoment(sinds)}, laatst gebruikt {dutchMoment(laatstGebruikt)}
          </li>
        ))}
      </ul>
      {failure && <InlineError>{messageOf(failure)}</InlineError>}
      {asked ? (
        <Stack gap={2}>
          <QuestionText ref={text}>Weet u zeker dat u de klant overal wilt uitloggen?</QuestionText>
          <p>
            Kent de klant een apparaat niet? Laat de klant daarna een nieuwe logincode aanvragen: iemand kent
            de code dan misschien.
          </p>
          <ButtonRow>
            <Button variant="dark" size="s" busy={busy} busyText="Uitloggen..." onClick={() => void end()}>
              Ja, beëindig alle sessies
            </Button>
            <Button variant="ghost" size="s" onClick={cancel}>
              Annuleren
            </Button>
          </ButtonRow>
        </Stack>
      ) : (
        <div>
          <Button ref={opener} variant="ghost" size="s" onClick={ask}>
            Beëindig alle sessies
          </Button>
        </div>
      )}
    </Section>
  );
}
