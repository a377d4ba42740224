import type { AanvraagZaak, GevolgAnswer } from '@site/contract/office';
import { Button, ButtonRow, color, radius, Stack, space, useToast } from '@site/kit';
import { Form, InlineError, type SubmissionOutcome } from '@site/kit/controls';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { OfferContents, Panel } from '../../klant/applications/offer';
import { messageOf } from '../../parts/use-send';
import { focusAround, MailPreview } from '../parts/mail-preview';
import { type KeptForm, useKeptForm } from '../parts/use-kept-form';
import { useOfficeSend } from '../parts/use-office-send';

/** The case that a part of the page is about. */
export interface CaseProps {
  zaak: AanvraagZaak;
  /** Reads it again. */
  refresh(): void;
}

type Fields = Record<string, string | boolean>;
type Sending = ReturnType<typeof useOfficeSend>;
// biome-ignore lint/suspicious/noExplicitAny: each form sends a call of its own.
type Outcome = SubmissionOutcome<any> | null;

/** A form for a change of an application, with its sending. @param name of the form, in this case */
export function useChange<Values extends Fields>(zaak: AanvraagZaak, name: string, initial: Values) {
  const form = useKeptForm(`${zaak.leaseCode} ${name}`, initial);
  return { ...form, sending: useOfficeSend(form.values) };
}

interface ChangeFormProps extends CaseProps {
  title: string;
  /** What it does, in words. */
  means: ReactNode;
  form: KeptForm<Fields> & { sending: Sending };
  send(change: { versie: number; proef: boolean }): Promise<Outcome>;
  /** The button that does it, after the trial. */
  action: string;
  done: string;
  onDone?(answer: GevolgAnswer): void;
  children: ReactNode;
}

/**
 * A form for a change that mails the customer: first it shows exactly what will be mailed, then it is sent. What was typed stays until
 * then. When somebody changed the case since, that is said, and the trial is over.
 */
export function ChangeForm(props: ChangeFormProps) {
  const { zaak, refresh, title, means, form, send, action, done, onDone, children } = props;
  const { values, changed, forget, sending } = form;
  const [trial, setTrial] = useState<{ answer: GevolgAnswer; of: string; versie: number } | null>(null);
  const now = JSON.stringify(values);
  const shown = trial?.of === now && trial.versie === zaak.versie ? trial : null;
  const toast = useToast();

  async function go(proef: boolean, button?: HTMLElement) {
    const { versie } = shown ?? zaak;
    const outcome = await send({ versie, proef });
    if (!outcome) return;
    if (outcome.ok && proef) return setTrial({ answer: outcome.answer, of: now, versie });
    if (outcome.ok) {
      focusAround(button);
      forget();
      toast({ title: 'Gedaan', text: done });
      onDone?.(outcome.answer);
    }
    setTrial(null);
    if (outcome.ok || outcome.status === 409 || outcome.status === 404) refresh();
  }

  const { failure } = sending;
  return (
    <Action open={changed || undefined}>
      <summary>{title}</summary>
      <Form label={title} onSubmit={() => void go(true)}>
        <Stack gap={2}>
          <p>{means}</p>
          {children}
          {failure && (
            <InlineError>
              {Object.keys(failure.errors).length > 0
                ? 'Kijk de velden na: niet alles klopt.'
                : messageOf(failure)}
            </InlineError>
          )}
          {trial && !shown && (
            <p role="status">
              {trial.versie === zaak.versie
                ? 'U hebt iets veranderd. Bekijk opnieuw wat de klant krijgt.'
                : 'De aanvraag is intussen veranderd. Bekijk opnieuw wat de klant krijgt.'}
            </p>
          )}
          {!shown && (
            <ButtonRow>
              <Button type="submit" variant="dark" size="s" busy={sending.busy} busyText="Even kijken...">
                Bekijk wat de klant krijgt
              </Button>
            </ButtonRow>
          )}
        </Stack>
      </Form>
      {shown && (
        <Trial answer={shown.answer}>
          <ButtonRow>
            <Button
              size="s"
              busy={sending.busy}
              busyText="Versturen..."
              onClick={({ currentTarget }) => void go(false, currentTarget)}
            >
              {action}
            </Button>
            <Button variant="ghost" size="s" onClick={() => setTrial(null)}>
              Terug
            </Button>
          </ButtonRow>
        </Trial>
      )}
    </Action>
  );
}

function Trial({ answer: { mails, offerte }, children }: { answer: GevolgAnswer; children: ReactNode }) {
  return (
    <MailPreview
      title={mails.length === 0 ? 'Er wordt niets gemaild.' : 'Dit krijgt de klant, precies zo:'}
      mails={mails}
    >
      {offerte && (
        <>
          <p>En dit ziet de klant in het portaal:</p>
          <Panel aria-label="De offerte in het portaal">
            <b>Uw offerte van {offerte.leasemaatschappij}</b>
            <OfferContents offerte={offerte} isOpen>
              <p>
                <b>Akkoord, bel mij</b> (de knop van de klant)
              </p>
            </OfferContents>
          </Panel>
        </>
      )}
      {children}
    </MailPreview>
  );
}

/** One thing that can be done: opened when it is wanted. */
export const Action = styled.details`
  padding: ${space(1)} ${space(2)};
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};

  > summary {
    min-height: 2.75rem;
    padding-block: ${space(1)};
    font-weight: 650;
    cursor: pointer;
  }

  > :not(summary) {
    padding-block: ${space(1)};
  }
`;
