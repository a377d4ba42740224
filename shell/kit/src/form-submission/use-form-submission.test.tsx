import { CALLS } from '@site/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from '../field/text-field';
import { type FakeApi, renderWithKit } from '../testing/index';
import { type SubmissionOutcome, useFormSubmission } from './use-form-submission';

type Outcome = SubmissionOutcome<typeof CALLS.forgotCode> | { ok: true; answer: null } | null;

interface FormProps {
  draft?: string;
  /** Only the ok status counts. */
  statusOnly?: boolean;
  /** What the page does with the answer. */
  onOutcome?(outcome: Outcome): void;
  /** What the promise of the page's own function was rejected with. */
  onThrown?(error: unknown): void;
}

/** A form of two fields, of which the backend knows `email`. */
function EmailForm({ draft, statusOnly = false, onOutcome, onThrown }: FormProps) {
  const [email, setEmail] = useState('jan@bedrijf.nl');
  const [remark, setRemark] = useState('');
  const submission = useFormSubmission({ values: { email, remark }, draft });
  const { failure, fieldErrors } = submission;

  async function submit() {
    const body = { email };
    const outcome = statusOnly
      ? await submission.sendOk(CALLS.forgotCode, { body })
      : await submission.send(CALLS.forgotCode, { body });
    onOutcome?.(outcome);
  }

  return (
    <>
      <TextField label="E-mailadres" value={email} onChange={setEmail} error={fieldErrors.email} />
      <TextField label="Opmerking" value={remark} onChange={setRemark} />
      <button type="button" onClick={() => void submit().catch(onThrown)}>
        {submission.busy ? 'Bezig' : 'Verstuur'}
      </button>
      <button type="button" onClick={submission.discard}>
        Wis
      </button>
      {failure && (
        <p role="alert">
          {failure.status ?? 'geen antwoord'}: {failure.wait ?? failure.reason}
          {submission.corrected && ' (verbeterd)'}
        </p>
      )}
    </>
  );
}

const CALL = 'POST /api/customers/forgot-code';
const accepted: FakeApi = { [CALL]: () => ({ body: { success: true } }) };
const rejected = (status: number, errors?: Record<string, string>): FakeApi => ({
  [CALL]: () => ({ status, body: { success: false, message: 'Dat kan niet.', errors } }),
});

const submit = () => screen.getByRole('button', { name: 'Verstuur' });
const alert = () => screen.findByRole('alert');

beforeEach(() => sessionStorage.clear());

describe('Sending a form', () => {
  test('gives the answer of the call, and is busy until then', async () => {
    let answer = (_: { body: unknown }) => {};
    const outcomes: Outcome[] = [];
    const { user, calls } = renderWithKit(<EmailForm onOutcome={(outcome) => outcomes.push(outcome)} />, {
      api: {
        [CALL]: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await user.click(submit());
    const busy = screen.getByRole('button', { name: 'Bezig' });
    answer({ body: { success: true } });
    await waitFor(() => expect(busy).toHaveTextContent('Verstuur'));
    expect(outcomes).toEqual([{ ok: true, answer: { success: true } }]);
    expect(calls[0]?.body).toEqual({ email: 'jan@bedrijf.nl' });
    expect(calls[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('sends one request at a time, also at a double click', async () => {
    const outcomes: Outcome[] = [];
    const { calls } = renderWithKit(<EmailForm onOutcome={(outcome) => outcomes.push(outcome)} />, {
      api: accepted,
    });
    const button = submit();
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(outcomes).toEqual([null, { ok: true, answer: { success: true } }]));
    act(() => button.click());
    await waitFor(() => expect(outcomes).toHaveLength(3));
    expect(calls).toHaveLength(2);
  });

  test.each([true, false])(
    'accepts an ok status without JSON only when nothing else counts: %s',
    async (statusOnly) => {
      const outcomes: Outcome[] = [];
      const { user } = renderWithKit(
        <EmailForm statusOnly={statusOnly} onOutcome={(outcome) => outcomes.push(outcome)} />,
        { api: { [CALL]: () => ({ status: 201 }) } },
      );
      await user.click(submit());
      await waitFor(() => expect(outcomes).toEqual([expect.objectContaining({ ok: statusOnly })]));
    },
  );

  test.each([
    ['the answer', { success: true, message: 'Gelukt.' }, { success: true, message: 'Gelukt.' }],
    ['no answer when it is no JSON', '<html>', null],
  ])('of which only the ok status counts gives %s', async (_, body, answer) => {
    const outcomes: Outcome[] = [];
    const { user } = renderWithKit(<EmailForm statusOnly onOutcome={(outcome) => outcomes.push(outcome)} />, {
      api: { [CALL]: () => ({ body }) },
    });
    await user.click(submit());
    await waitFor(() => expect(outcomes).toEqual([{ ok: true, answer }]));
  });
});

describe('A form that is not accepted', () => {
  test.each([true, false])(
    'tells the status and the sentence of the backend (status only: %s)',
    async (statusOnly) => {
      const { user } = renderWithKit(<EmailForm statusOnly={statusOnly} />, { api: rejected(400) });
      await user.click(submit());
      expect(await alert()).toHaveTextContent('400: Dat kan niet.');
    },
  );

  test('may have an ok status whose answer says that it failed', async () => {
    const { user } = renderWithKit(<EmailForm />, { api: rejected(200) });
    await user.click(submit());
    expect(await alert()).toHaveTextContent('200: Dat kan niet.');
  });

  test.each([429, 503])('tells when to retry after a %s', async (status) => {
    const outcomes: Outcome[] = [];
    const { user } = renderWithKit(<EmailForm onOutcome={(outcome) => outcomes.push(outcome)} />, {
      api: rejected(status),
    });
    await user.click(submit());
    await alert();
    expect(outcomes).toEqual([expect.objectContaining({ wait: 'Dat kan niet.' })]);
  });

  test.each([
    ['there is no connection', () => Promise.reject(new TypeError('offline'))],
    ['an error status has no JSON', () => ({ status: 502, body: '<html>' })],
  ])('has no status when %s', async (_, answer) => {
    const { user } = renderWithKit(<EmailForm />, { api: { [CALL]: answer } });
    await user.click(submit());
    expect(await alert()).toHaveTextContent('geen antwoord');
  });

  test('shows the error of a field until that field changes', async () => {
    const { user } = renderWithKit(<EmailForm />, {
      api: rejected(400, { email: 'Dit adres bestaat niet.' }),
    });
    await user.click(submit());
    const field = await screen.findByRole('textbox', { name: 'E-mailadres' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Dit adres bestaat niet.'));
    await user.type(screen.getByLabelText('Opmerking'), 'x');
    expect(field).toBeInvalid();
    expect(await alert()).not.toHaveTextContent('verbeterd');
    await user.type(field, 'x');
    expect(field).toBeValid();
    expect(await alert()).toHaveTextContent('verbeterd');
  });

  test('is forgotten at the next request, and when the answers are discarded', async () => {
    const { user } = renderWithKit(<EmailForm />, { api: rejected(500) });
    await user.click(submit());
    await alert();
    await user.click(screen.getByRole('button', { name: 'Wis' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('The idempotency key of a draft', () => {
  const keys = (calls: { headers: Record<string, string> }[]) =>
    calls.map(({ headers }) => headers['idempotency-key']);

  test('stays the same for the same body, also after a reload, until it is accepted', async () => {
    const lost = renderWithKit(<EmailForm draft="proef" />, { api: { [CALL]: () => new Promise(() => {}) } });
    await lost.user.click(submit());
    lost.unmount();
    let fails = true;
    const { user, calls } = renderWithKit(<EmailForm draft="proef" />, {
      api: { [CALL]: () => (fails ? { status: 500, body: {} } : { body: { success: true } }) },
    });
    await user.click(submit());
    await alert();
    fails = false;
    await user.click(submit());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    await user.click(submit());
    await waitFor(() => expect(calls).toHaveLength(3));
    const [first, second, third] = keys(calls);
    expect([first, second]).toEqual([keys(lost.calls)[0], keys(lost.calls)[0]]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(third).not.toBe(first);
  });

  test('is another one for another body, and once the answers were discarded', async () => {
    const { user, calls } = renderWithKit(<EmailForm draft="proef" statusOnly />, { api: rejected(500) });
    await user.click(submit());
    await alert();
    await user.click(screen.getByRole('button', { name: 'Wis' }));
    expect(sessionStorage).toHaveLength(0);
    await user.click(submit());
    await alert();
    await user.type(screen.getByLabelText('E-mailadres'), 'x');
    await user.click(submit());
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(new Set(keys(calls)).size).toBe(3);
  });
});

describe('A programming error', () => {
  const bug = new TypeError('Cannot read properties of undefined');

  test("in the page's own code after the answer is thrown on and is no failure of the call", async () => {
    const thrown = jest.fn();
    const onOutcome = () => {
      throw bug;
    };
    const { user } = renderWithKit(<EmailForm onOutcome={onOutcome} onThrown={thrown} />, { api: accepted });
    await user.click(submit());
    await waitFor(() => expect(thrown).toHaveBeenCalledWith(bug));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(submit()).toBeEnabled();
  });

  test('while the request is made is thrown on, and the form can be sent again', async () => {
    const thrown = jest.fn();
    const { user, calls } = renderWithKit(<EmailForm draft="proef" onThrown={thrown} />, { api: accepted });
    const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw bug;
    });
    await user.click(submit());
    await waitFor(() => expect(thrown).toHaveBeenCalledWith(bug));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    random.mockRestore();
    await user.click(submit());
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});
