import { type KlantSessie, OFFICE_CALLS } from '@site/contract/office';
import { Button, useToast } from '@site/kit';
import { InlineError } from '@site/kit/controls';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { AskFirst } from '../../parts/ask-first';
import { Section } from '../../parts/section';
import { messageOf } from '../../parts/use-send';
import { useOfficeSend } from '../parts/use-office-send';

interface SessionsProps {
  klant: string;
  sessies: readonly KlantSessie[];
  onEnded(): void;
}

/** Where a customer is logged in, with a button that ends all of it. Also without any: a login may have begun. */
export function Sessions({ klant, sessies, onEnded }: SessionsProps) {
  const { busy, send, failure } = useOfficeSend();
  const toast = useToast();

  async function end(close: () => void) {
    const outcome = await send(OFFICE_CALLS.officeEndCustomerSessions, { params: { klant } });
    if (!outcome?.ok) return;
    toast({ title: 'Uitgelogd', text: 'De klant is op alle apparaten uitgelogd.' });
    close();
    onEnded();
  }

  return (
    <Section title="Waar de klant is ingelogd">
      {sessies.length === 0 ? (
        <p>Nu nergens.</p>
      ) : (
        <ul>
          {sessies.map(({ apparaat, sinds, laatstGebruikt }) => (
            <li key={sinds + laatstGebruikt}>
              {apparaat}: sinds {dutchMoment(sinds)}, laatst gebruikt {dutchMoment(laatstGebruikt)}
            </li>
          ))}
        </ul>
      )}
      {failure && <InlineError>{messageOf(failure)}</InlineError>}
      <AskFirst
        button="Beëindig alle sessies"
        variant="ghost"
        size="s"
        question="Weet u zeker dat u de klant overal wilt uitloggen?"
        confirm={(close) => (
          <Button variant="dark" size="s" busy={busy} busyText="Uitloggen..." onClick={() => void end(close)}>
            Ja, beëindig alle sessies
          </Button>
        )}
      >
        <p>
          Kent de klant een apparaat niet? Laat de klant daarna een nieuwe logincode aanvragen: iemand kent de
          code dan misschien.
        </p>
      </AskFirst>
    </Section>
  );
}
