import { KANTOOR_TEKENS, type NotitieBody } from '@site/contract/office';
import { Button, ButtonRow, Stack, useToast } from '@site/kit';
import { Form, InlineError, type SubmissionOutcome, TextField } from '@site/kit/controls';
import { messageOf } from '../../parts/use-send';
import { useKeptForm } from './use-kept-form';
import { useOfficeSend } from './use-office-send';

interface NoteFormProps {
  /** What it is about, by the code, number or id. */
  of: string;
  /** What it does besides, in a sentence. */
  means?: string;
  write(send: ReturnType<typeof useOfficeSend>['send'], body: NotitieBody): Promise<SubmissionOutcome | null>;
  onWritten(): void;
}

/** A form for a note about a case, for colleagues only. */
export function NoteForm({ of, means = '', write, onWritten }: NoteFormProps) {
  const { values, change, forget } = useKeptForm(`${of} notitie`, { notitie: '' });
  const { busy, send, failure, fieldErrors } = useOfficeSend(values);
  const toast = useToast();

  async function submit() {
    const outcome = await write(send, values);
    if (!outcome?.ok) return;
    forget();
    toast({ title: 'Notitie bewaard', text: 'Alleen collega’s zien hem.' });
    onWritten();
  }

  return (
    <Form label="Notitie" onSubmit={() => void submit()}>
      <Stack gap={2}>
        <TextField
          label="Notitie"
          hint={`Alleen voor collega’s. ${means}`.trim()}
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
