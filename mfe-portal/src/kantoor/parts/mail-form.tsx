import { tooLongMelding } from '@site/contract';
import { type GevolgAnswer, KANTOOR_TEKENS, legePlekken, type MailVoorbeeld } from '@site/contract/office';
import { Button, ButtonRow, Stack, space } from '@site/kit';
import { Form, InlineError, type SubmissionOutcome, TextField } from '@site/kit/controls';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { messageOf } from '../../parts/use-send';
import { focusAround, MailPreview } from './mail-preview';
import { useKeptForm } from './use-kept-form';
import { useOfficeSend } from './use-office-send';

/** A text to begin with. What has to be filled in is between square brackets. */
export interface Template {
  naam: string;
  tekst: string;
}

type Send = ReturnType<typeof useOfficeSend>['send'];

interface MailFormProps {
  /** Of the case and the form, by which what was typed is kept. */
  formKey: string;
  title: string;
  label: string;
  hint?: ReactNode;
  /** What the field begins with. */
  initial: string;
  /** Where a template goes when nobody was in the field yet. */
  insertAt?: number;
  templates: readonly Template[];
  /** Says what is missing when the field is empty; without it the field may be empty. */
  missing?: string;
  /** The field in the body, which the backend names in its errors. */
  field: string;
  /** @param proef only asks what would be mailed */
  mail(send: Send, text: string, proef: boolean): Promise<SubmissionOutcome | null>;
  submitText: string;
  /** The mail was sent, or the case is not as it was: read it again. */
  onChanged(sent: boolean): void;
  onCancel?: () => void;
}

/**
 * Writes a mail to a customer: begun with a template, kept until it is sent, and shown as its reader gets it, with the address, before
 * it is.
 */
export function MailForm(props: MailFormProps) {
  const { formKey, title, label, hint, initial, templates, missing, field, submitText, onChanged, onCancel } =
    props;
  const form = useKeptForm(formKey, { tekst: initial });
  const { tekst } = form.values;
  const { busy, failure, fieldErrors, send } = useOfficeSend({ [field]: tekst });
  const [mistake, setMistake] = useState<string>();
  const [shown, setShown] = useState<MailVoorbeeld>();
  const area = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const entered = useRef(false);
  /** What is selected once a template is in the field: its first empty place. */
  const selection = useRef<[start: number, end: number]>(undefined);

  useLayoutEffect(() => {
    if (!selection.current) return;
    area.current?.focus();
    area.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  });

  function change(text: string) {
    form.change({ tekst: text });
    setMistake(undefined);
  }

  function insert({ tekst: template }: Template) {
    const caret = entered.current ? area.current?.selectionStart : props.insertAt;
    const end = entered.current ? area.current?.selectionEnd : props.insertAt;
    const at = caret ?? tekst.length;
    const [place = ''] = legePlekken(template);
    const start = place ? at + template.indexOf(place) : at + template.length;
    selection.current = [start, start + place.length];
    entered.current = true;
    change(tekst.slice(0, at) + template + tekst.slice(end ?? at));
  }

  async function look() {
    const found = mistakeIn(tekst, missing);
    setMistake(found);
    if (found) return area.current?.focus();
    const outcome = await props.mail(send, tekst.trim(), true);
    if (outcome?.ok) setShown((outcome.answer as GevolgAnswer).mails[0]);
    else if (outcome) onChanged(false);
  }

  async function mail(button: HTMLElement) {
    const outcome = await props.mail(send, tekst.trim(), false);
    if (!outcome) return;
    if (outcome.ok) {
      focusAround(button);
      form.forget();
    }
    setShown(undefined);
    onChanged(outcome.ok);
  }

  const problem = failure && !failure.errors[field] && (
    <InlineError>{messageOf(failure)} Uw tekst blijft staan.</InlineError>
  );
  if (shown) {
    return (
      <MailPreview title={`Deze mail gaat naar ${shown.aan}`} mails={[shown]}>
        <p>Een verstuurde mail kunt u niet terughalen. Kijk of de naam, de bedragen en de dagen kloppen.</p>
        {problem}
        <ButtonRow>
          <Button
            busy={busy}
            busyText="Versturen..."
            onClick={({ currentTarget }) => void mail(currentTarget)}
          >
            {submitText}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              selection.current = [tekst.length, tekst.length];
              setShown(undefined);
            }}
          >
            Verder schrijven
          </Button>
        </ButtonRow>
      </MailPreview>
    );
  }
  return (
    <Form label={title} onSubmit={() => void look()}>
      <Stack gap={2}>
        <h3>{title}</h3>
        {templates.length > 0 && (
          <Templates role="group" aria-label="Voorbeeldteksten">
            <span>Voeg een voorbeeldtekst in:</span>
            {templates.map((template) => (
              <Button key={template.naam} variant="ghost" size="s" onClick={() => insert(template)}>
                {template.naam}
              </Button>
            ))}
          </Templates>
        )}
        <TextField
          label={label}
          name={field}
          multiline={8}
          limit={KANTOOR_TEKENS}
          required={missing !== undefined}
          optional={missing === undefined}
          value={tekst}
          onChange={change}
          onBlur={() => {
            entered.current = true;
          }}
          inputRef={area}
          hint={hint}
          error={mistake ?? fieldErrors[field]}
        />
        {problem}
        <ButtonRow>
          <Button type="submit" variant="dark" busy={busy} busyText="Even geduld...">
            Bekijk de mail
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              Annuleren
            </Button>
          )}
        </ButtonRow>
      </Stack>
    </Form>
  );
}

function mistakeIn(text: string, missing: string | undefined): string | undefined {
  if (text.trim() === '') return missing;
  if (text.trim().length > KANTOOR_TEKENS) return tooLongMelding(KANTOOR_TEKENS);
  const empty = legePlekken(text);
  return empty.length > 0 ? `Vul eerst nog in: ${empty.join(', ')}.` : undefined;
}

const Templates = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;

  > span {
    flex-basis: 100%;
  }
`;
