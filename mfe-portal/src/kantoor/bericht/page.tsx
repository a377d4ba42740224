import { type KantoorBericht, type KantoorBerichtAnswer, OFFICE_CALLS } from '@site/contract/office';
import { Button, Callout, Stack, useSite, useToast } from '@site/kit';
import { InlineError, useDocumentTitle } from '@site/kit/controls';
import { useSearchParams } from 'react-router-dom';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { Figures } from '../../klant/applications/figures';
import { Words } from '../../klant/applications/words';
import { AskFirst } from '../../parts/ask-first';
import { messageOf } from '../../parts/use-send';
import { CaseHistory } from '../parts/case-history';
import { CasePage } from '../parts/case-page';
import { MailLink } from '../parts/contact-links';
import { useEmployee } from '../parts/employee';
import { MailForm } from '../parts/mail-form';
import { NoteForm } from '../parts/note-form';
import { OfficePage } from '../parts/office-page';
import { useKeptForm } from '../parts/use-kept-form';
import { useOfficeSend } from '../parts/use-office-send';
import { WithCase } from '../parts/with-case';
import { letterTo, messageTemplates } from './message-templates';

const LIST = { to: '/kantoor/berichten', text: 'Alle berichten' } as const;

/** `/kantoor/bericht?id=…`: a message of the contact form, with its answer. */
export default function BerichtPage() {
  const [address] = useSearchParams();
  return (
    <OfficePage title="Bericht">
      {() => (
        <WithCase<KantoorBerichtAnswer>
          call={OFFICE_CALLS.officeMessage}
          params={{ id: address.get('id') ?? '' }}
          list={LIST}
        >
          {({ bericht }, refresh) => <Message bericht={bericht} refresh={refresh} />}
        </WithCase>
      )}
    </OfficePage>
  );
}

interface MessageProps {
  bericht: KantoorBericht;
  refresh(): void;
}

function Message({ bericht, refresh }: MessageProps) {
  const { id, naam, email, onderwerp, ontvangenOp, voor, beantwoordOp, behandelaar, antwoorden, notities } =
    bericht;
  useDocumentTitle(`Bericht: ${onderwerp}`);
  return (
    <CasePage
      back={LIST}
      soort="bericht"
      kenmerk={id}
      title={onderwerp}
      state={beantwoordOp ? 'Beantwoord' : 'Nog niet beantwoord'}
      voor={beantwoordOp ? undefined : voor}
      behandelaar={behandelaar}
      onChanged={refresh}
      actions={<Answer bericht={bericht} refresh={refresh} />}
    >
      <Stack gap={2}>
        <h3>Bericht</h3>
        <Words>{bericht.bericht}</Words>
        <Figures
          columns={1}
          items={[
            ['Naam', naam],
            ['E-mailadres', <MailLink key="email" address={email} />],
            ['Ontvangen op', dutchMoment(ontvangenOp)],
          ]}
        />
      </Stack>
      <Stack gap={2}>
        <h3>Verloop</h3>
        <NoteForm
          of={id}
          write={(send, body) => send(OFFICE_CALLS.officeMessageNote, { params: { id }, body })}
          onWritten={refresh}
        />
        <CaseHistory
          label="Verloop"
          events={[
            { op: ontvangenOp, wat: 'Ontvangen' },
            ...antwoorden.map((antwoord) => ({ ...antwoord, wat: 'Antwoord gemaild' })),
            ...notities.map((notitie) => ({ ...notitie, wat: 'Notitie' })),
          ].sort((a, b) => a.op.localeCompare(b.op))}
        />
      </Stack>
    </CasePage>
  );
}

/** What can be done: an answer by mail, or to record that there is one. */
function Answer({ bericht, refresh }: MessageProps) {
  const { id, naam, email, beantwoordOp, beantwoordDoor } = bericht;
  const { url } = useSite();
  const { naam: medewerker } = useEmployee();
  const toast = useToast();
  const { text, insertAt } = letterTo(naam, medewerker);

  if (beantwoordOp) {
    return (
      <Stack gap={2}>
        <h3>Beantwoord</h3>
        <p>
          {beantwoordDoor} beantwoordde dit bericht op {dutchMoment(beantwoordOp)}.
        </p>
        <NotSent formKey={`bericht ${id}`} initial={text} />
        <SetStatus
          {...{ id, refresh }}
          status="open"
          button="Zet weer open"
          question="Het bericht komt weer op de lijst van vandaag, en u kunt opnieuw antwoorden. De afzender krijgt geen mail."
        />
      </Stack>
    );
  }
  return (
    <>
      <MailForm
        formKey={`bericht ${id}`}
        title="Antwoord per mail"
        label="Antwoord"
        hint={`Gaat naar ${email}. Onder uw antwoord staat het bericht zelf.`}
        initial={text}
        insertAt={insertAt}
        templates={messageTemplates(url)}
        missing="Schrijf uw antwoord."
        field="antwoord"
        mail={(send, antwoord, proef) =>
          send(OFFICE_CALLS.officeAnswerMessage, { params: { id }, body: { antwoord, proef } })
        }
        submitText="Verstuur het antwoord"
        onChanged={(sent) => {
          if (sent) toast({ title: 'Verstuurd', text: `Uw antwoord gaat naar ${email}.` });
          refresh();
        }}
      />
      <SetStatus
        {...{ id, refresh }}
        status="beantwoord"
        button="Op een andere manier beantwoord"
        question="Het bericht gaat van de lijst. De afzender krijgt geen mail."
      />
    </>
  );
}

/** What was written when somebody else answered first. */
function NotSent({ formKey, initial }: { formKey: string; initial: string }) {
  const { values, changed, forget } = useKeptForm(formKey, { tekst: initial });
  if (!changed) return null;
  return (
    <Callout tone="note" title="Uw eigen tekst is niet verstuurd">
      <Words>{values.tekst}</Words>
      <Button variant="ghost" size="s" onClick={forget}>
        Gooi weg
      </Button>
    </Callout>
  );
}

interface SetStatusProps {
  id: string;
  status: 'open' | 'beantwoord';
  button: string;
  /** What happens. */
  question: string;
  refresh(): void;
}

function SetStatus({ id, status, button, question, refresh }: SetStatusProps) {
  const { busy, failure, send } = useOfficeSend();

  async function change(close: () => void) {
    const outcome = await send(OFFICE_CALLS.officeMessageStatus, { params: { id }, body: { status } });
    if (outcome?.ok) close();
    if (outcome) refresh();
  }

  return (
    <AskFirst
      button={button}
      variant="ghost"
      size="s"
      question={question}
      confirm={(close) => (
        <Button
          variant="dark"
          size="s"
          busy={busy}
          busyText="Even geduld..."
          onClick={() => void change(close)}
        >
          {button}
        </Button>
      )}
    >
      {failure && <InlineError>{messageOf(failure)}</InlineError>}
    </AskFirst>
  );
}
