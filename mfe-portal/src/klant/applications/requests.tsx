import {
  BELOFTEN,
  CALLS,
  type Customer,
  type LeaseApplication,
  type LeaseVerzoek,
  tooLongMelding,
  VERZOEK_LABELS,
  VERZOEK_TEKENS,
  type VerzoekSoort,
  verzoekenBij,
} from '@site/contract';
import { Button, ButtonRow, Callout, color, Stack, space, useToast } from '@site/kit';
import { Form, TextField, useFormSubmission } from '@site/kit/controls';
import { useQueryClient } from '@site/kit/queries';
import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Question, QuestionText, useQuestion } from '../../parts/use-question';
import { messageOf } from '../../parts/use-send';
import { applicationsQuery } from './applications-query';
import { dutchDate } from './dutch-date';
import { Words } from './words';

/** Within how long the office answers, at the end of a sentence. */
const WITHIN = `op werkdagen binnen ${BELOFTEN.reactieUren} uur`;

interface RequestTexts {
  button: string;
  question: string;
  /** What happens when it is sent. */
  means: string;
  label: string;
  hint: string;
  send: string;
  /** That it was asked, before the date. */
  asked: string;
  /** While it is open. */
  waiting: { title: string; text: string };
}

const TEXTS: Readonly<Record<VerzoekSoort, RequestTexts>> = {
  slotbedrag: {
    button: 'Vraag het slotbedrag op',
    question: 'Wilt u het slotbedrag weten?',
    means: `Wij vragen bij de leasemaatschappij na wat u moet betalen om de lease nu af te lossen. U krijgt het bedrag ${WITHIN} per e-mail, en het komt hier te staan.`,
    label: 'Wilt u er iets bij zeggen?',
    hint: 'Bijvoorbeeld vanaf welke dag u wilt aflossen.',
    send: 'Verstuur uw verzoek',
    asked: 'Slotbedrag opgevraagd',
    waiting: { title: 'U vroeg het slotbedrag op', text: `Wij mailen u het bedrag ${WITHIN}.` },
  },
  intrekken: {
    button: 'Trek mijn aanvraag in',
    question: 'Weet u zeker dat u deze aanvraag wilt intrekken?',
    means:
      'Wij stoppen dan met uw aanvraag, en een offerte geldt niet meer. Zolang u niets hebt getekend, kost dat niets. Hebt u wel getekend, dan bellen wij u eerst. Een nieuwe aanvraag kunt u altijd doen.',
    label: 'Waarom trekt u de aanvraag in?',
    hint: 'Zo weten wij of wij iets beter hadden kunnen doen.',
    send: 'Ja, trek mijn aanvraag in',
    asked: 'Gevraagd om in te trekken',
    waiting: {
      title: 'U vroeg om deze aanvraag in te trekken',
      text: `Wij bevestigen het ${WITHIN} per e-mail.`,
    },
  },
};

/** All kinds, in the order of their buttons. */
const KINDS = Object.keys(TEXTS) as VerzoekSoort[];

type KnownRequest = LeaseVerzoek & { soort: VerzoekSoort };

/** The requests about an application, oldest first. Those of a kind that this release does not know are left out. */
function requestsOf({ verzoeken = [] }: LeaseApplication): KnownRequest[] {
  return verzoeken.filter((request): request is KnownRequest => Object.hasOwn(TEXTS, request.soort));
}

function isOpen({ beantwoordOp }: LeaseVerzoek): boolean {
  return !beantwoordOp;
}

/** What was asked and answered about an application, for its dated course. */
export function requestEvents(application: LeaseApplication): { at: string; what: string }[] {
  return requestsOf(application).flatMap(({ soort, gevraagdOp, beantwoordOp }) => [
    { at: gevraagdOp, what: TEXTS[soort].asked },
    ...(beantwoordOp
      ? [{ at: beantwoordOp, what: `Antwoord op uw verzoek (${VERZOEK_LABELS[soort].toLowerCase()})` }]
      : []),
  ]);
}

/** A note for each request that the office has not answered yet. */
export function OpenRequests({ application }: { application: LeaseApplication }) {
  return requestsOf(application)
    .filter(isOpen)
    .map(({ id, soort }) => (
      <Callout key={id} tone="note" title={TEXTS[soort].waiting.title}>
        {TEXTS[soort].waiting.text}
      </Callout>
    ));
}

interface RequestsProps {
  customer: Customer;
  application: LeaseApplication;
}

/**
 * What the customer asked about an application, and what can be asked now; nothing when there is neither. An open form stays until it is
 * sent or cancelled, also when the status changes meanwhile: what was typed, and why it was rejected, remain.
 *
 * @param closer gets the focus when a form had it and nothing remains here.
 */
export function Requests({
  customer,
  application,
  closer,
}: RequestsProps & { closer: RefObject<HTMLButtonElement | null> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const questions = { slotbedrag: useQuestion(), intrekken: useQuestion() } satisfies Record<
    VerzoekSoort,
    Question
  >;
  const requests = requestsOf(application);
  const possible = verzoekenBij(application.status).filter(
    (soort) => !requests.some((request) => request.soort === soort && isOpen(request)),
  );
  const shown = KINDS.filter((soort) => possible.includes(soort) || questions[soort].asked);
  if (requests.length + shown.length === 0) return null;

  const cancel = (soort: VerzoekSoort) => {
    // Its button does not come back to take the focus.
    if (!possible.includes(soort)) {
      const last = requests.length + shown.length === 1;
      (last ? closer : heading).current?.focus();
    }
    questions[soort].cancel();
  };
  return (
    <section>
      <DetailsTitle ref={heading} tabIndex={-1}>
        Uw verzoeken
      </DetailsTitle>
      <Stack gap={3}>
        {requests.map((request) => (
          <MadeRequest key={request.id} request={request} />
        ))}
        <Stack gap={2} data-screen-only>
          {shown.map((soort) => (
            <AskRequest
              key={soort}
              customer={customer}
              application={application}
              soort={soort}
              question={questions[soort]}
              // The form gives way to the request once that is in the list, and must not have the focus then.
              onSent={() => heading.current?.focus()}
              onCancel={() => cancel(soort)}
            />
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

function MadeRequest({ request }: { request: KnownRequest }) {
  const { soort, toelichting, gevraagdOp, beantwoordOp, antwoord } = request;
  const { asked, waiting } = TEXTS[soort];
  return (
    <Stack gap={1}>
      <p>
        <b>
          {asked} op {dutchDate(gevraagdOp)}
        </b>
      </p>
      {toelichting && <Words>{toelichting}</Words>}
      <p>{beantwoordOp ? `Beantwoord op ${dutchDate(beantwoordOp)}${antwoord ? ':' : '.'}` : waiting.text}</p>
      {antwoord && <Words>{antwoord}</Words>}
    </Stack>
  );
}

interface RequestFormProps extends RequestsProps {
  soort: VerzoekSoort;
  question: Question;
  /** It was received; the list of requests follows. */
  onSent: () => void;
  onCancel: () => void;
}

function AskRequest(props: RequestFormProps) {
  const { button, question: words } = TEXTS[props.soort];
  const { asked, ask, opener, text } = props.question;
  if (!asked) {
    return (
      <ButtonRow>
        <Button ref={opener} variant="ghost" onClick={ask}>
          {button}
        </Button>
      </ButtonRow>
    );
  }
  return (
    <Opened>
      <QuestionText ref={text}>{words}</QuestionText>
      <RequestForm {...props} />
    </Opened>
  );
}

function RequestForm({ customer, application, soort, question, onSent, onCancel }: RequestFormProps) {
  const { means, label, hint, send: sendText } = TEXTS[soort];
  const [toelichting, setToelichting] = useState('');
  const [tooLong, setTooLong] = useState<string>();
  const { busy, failure, fieldErrors, send } = useFormSubmission({ values: { toelichting } });
  const toast = useToast();
  const queryClient = useQueryClient();

  const submit = async () => {
    const remark = toelichting.trim();
    setTooLong(remark.length > VERZOEK_TEKENS ? tooLongMelding(VERZOEK_TEKENS) : undefined);
    if (remark.length > VERZOEK_TEKENS) return;
    const outcome = await send(CALLS.requestForApplication, {
      params: { id: customer.id },
      body: { aanvraagId: application.id, soort, toelichting: remark },
    });
    if (!outcome) return;
    const { queryKey } = applicationsQuery(customer.id);
    if (outcome.ok) {
      const day = dayInWords.format(new Date(`${outcome.answer.antwoordUiterlijk}T12:00:00Z`));
      toast({ title: 'Uw verzoek is binnen', text: `U hoort uiterlijk ${day} van ons.` });
      onSent();
      await queryClient.invalidateQueries({ queryKey });
      if (queryClient.getQueryState(queryKey)?.status === 'error') question.cancel();
      else question.close();
      return;
    }
    // The status of the application may have changed in the meantime.
    if (outcome.status === 404 || outcome.status === 409) void queryClient.invalidateQueries({ queryKey });
  };

  return (
    <Form label={VERZOEK_LABELS[soort]} onSubmit={() => void submit()}>
      <Stack gap={3}>
        <p>{means}</p>
        <TextField
          label={label}
          name="toelichting"
          optional
          multiline={3}
          limit={VERZOEK_TEKENS}
          value={toelichting}
          onChange={(text) => {
            setToelichting(text);
            setTooLong(undefined);
          }}
          hint={hint}
          error={tooLong ?? fieldErrors.toelichting}
        />
        {failure && !failure.errors.toelichting && (
          <Callout tone="error" title="Uw verzoek is niet verstuurd" role="alert">
            {messageOf(failure)}
          </Callout>
        )}
        <ButtonRow>
          <Button type="submit" busy={busy} busyText="Versturen...">
            {sendText}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Annuleren
          </Button>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

const dayInWords = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Amsterdam',
});

/** The heading of a part of the details of an application. */
export const DetailsTitle = styled.h3`
  font-size: 1.125rem;
  margin-bottom: ${space(1)};
`;

const Opened = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 38.75rem;
  padding: clamp(1rem, 3vw, 1.5rem);
  background: ${color.white};
  border: 1px solid ${color.line};
  border-radius: 16px;
`;
