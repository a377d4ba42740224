import { screen } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from '../field/text-field';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { Overview } from './overview';
import { useWizard, type WizardBodyProps, type WizardStep } from './use-wizard';
import { WizardFrame } from './wizard-frame';

interface Answers {
  naam: string;
  prijs: string;
  aanbetaling: string;
}

const KEY = 'aanvraag-test';

const STEPS: WizardStep<Answers>[] = [
  {
    id: 'naam',
    name: 'Naam',
    question: 'Hoe heet u?',
    problem: ({ naam }) => (naam.trim() ? null : 'Vul uw naam in.'),
    Body: ({ values, set, error }: WizardBodyProps<Answers>) => (
      <TextField label="Naam" value={values.naam} onChange={(naam) => set({ naam })} error={error} />
    ),
  },
  {
    id: 'prijs',
    name: 'Prijs',
    question: 'Wat kost het voertuig?',
    why: 'Inclusief btw.',
    problem: ({ prijs }) => (prijs ? null : 'Vul de prijs in.'),
    Body: ({ values, set, error, fieldErrors }: WizardBodyProps<Answers>) => (
      <TextField
        label="Prijs"
        value={values.prijs}
        onChange={(prijs) => set({ prijs })}
        error={error ?? fieldErrors.prijs}
      />
    ),
  },
  {
    id: 'aanbetaling',
    name: 'Aanbetaling',
    question: 'Hoeveel betaalt u zelf?',
    problem: ({ prijs, aanbetaling }) =>
      Number(aanbetaling) > Number(prijs) ? 'De aanbetaling is hoger dan de prijs.' : null,
    Body: ({ values, set, error }: WizardBodyProps<Answers>) => (
      <TextField
        label="Aanbetaling"
        value={values.aanbetaling}
        onChange={(aanbetaling) => set({ aanbetaling })}
        error={error}
      />
    ),
  },
  {
    id: 'overzicht',
    name: 'Overzicht',
    question: 'Klopt alles?',
    problem: () => null,
    Body: ({ values, goTo }: WizardBodyProps<Answers>) => (
      <Overview
        items={[
          { label: 'Naam', value: values.naam, onChange: () => goTo('naam') },
          { label: 'Prijs', value: values.prijs, onChange: () => goTo('prijs') },
        ]}
      />
    ),
  },
];

const EMPTY: Answers = { naam: '', prijs: '', aanbetaling: '' };

function Page({ onSubmit }: { onSubmit?(answers: Answers): void }) {
  const wizard = useWizard({ storageKey: KEY, steps: STEPS, initial: EMPTY });
  const [sent, setSent] = useState(false);
  if (sent) return <h1>Verstuurd</h1>;
  return (
    <>
      <WizardFrame
        wizard={wizard}
        title="Lease aanvragen"
        submitText="Versturen"
        onSubmit={() => {
          onSubmit?.(wizard.values);
          setSent(true);
          wizard.finish();
        }}
      />
      <output>{wizard.draft ? 'hersteld' : 'nieuw'}</output>
    </>
  );
}

function Rejected() {
  const wizard = useWizard({ storageKey: KEY, steps: STEPS.slice(1), initial: { ...EMPTY, prijs: '1' } });
  return (
    <WizardFrame
      wizard={wizard}
      title="Lease aanvragen"
      submitText="Versturen"
      fieldErrors={{ prijs: 'Deze prijs is te laag.' }}
      onSubmit={() => {}}
    />
  );
}

function Introduced() {
  const wizard = useWizard({ storageKey: KEY, steps: STEPS, initial: EMPTY, introduction: true });
  if (wizard.started) {
    return <WizardFrame wizard={wizard} title="Lease aanvragen" submitText="Versturen" onSubmit={() => {}} />;
  }
  return (
    <>
      <h1>Inleiding</h1>
      <button type="button" onClick={wizard.draft ? wizard.resume : wizard.start}>
        {wizard.draft ? 'Verder' : 'Start'}
      </button>
      <button type="button" onClick={wizard.finish}>
        Wis
      </button>
      <button type="button" onClick={() => wizard.set({ prijs: '30000' })}>
        Neem over
      </button>
    </>
  );
}

const question = () => screen.getByRole('heading', { level: 1 });
const next = () => screen.getByRole('button', { name: 'Volgende' });

async function toOverview() {
  const rendered = renderWithKit(<Page />);
  const { user } = rendered;
  await user.type(screen.getByLabelText('Naam'), 'Jan{Enter}');
  await user.type(screen.getByLabelText('Prijs'), '30000{Enter}');
  await user.type(screen.getByLabelText('Aanbetaling'), '20000{Enter}');
  expect(question()).toHaveTextContent('Klopt alles?');
  return rendered;
}

beforeEach(() => sessionStorage.clear());

describe('A wizard', () => {
  test('starts at its first question, without moving the focus', () => {
    renderWithKit(<Page />);
    expect(question()).toHaveTextContent('Hoe heet u?');
    expect(document.body).toHaveFocus();
    expect(screen.getByText('Stap 1 van 4')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vorige' })).not.toBeInTheDocument();
  });

  test('does not continue while an answer is missing, and shows the error at the field', async () => {
    const { user } = renderWithKit(<Page />);
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAccessibleDescription('Vul uw naam in.');
    expect(screen.getByLabelText('Naam')).toBeValid();
    await user.click(next());
    expect(question()).toHaveTextContent('Hoe heet u?');
    expect(screen.getByLabelText('Naam')).toBeInvalid();
    expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('Vul uw naam in.');
  });

  test('focuses the invalid field at every press, and announces the error when it had the focus already', async () => {
    const { user } = renderWithKit(<Page />);
    for (let press = 1; press <= 2; press++) {
      await user.click(next());
      expect(screen.getByLabelText('Naam')).toHaveFocus();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    }
    const said: (HTMLElement | null)[] = [];
    for (let press = 1; press <= 2; press++) {
      await user.keyboard('{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent('Vul uw naam in.');
      said.push(screen.getByRole('alert'));
    }
    // A screen reader announces only new elements.
    expect(said[1]).not.toBe(said[0]);
    await user.keyboard('J');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows the error once', async () => {
    const { user } = renderWithKit(<Page />);
    await user.click(next());
    const shown = screen.getAllByText('Vul uw naam in.').filter((element) => !element.hidden);
    expect(shown).toHaveLength(1);
  });

  test('shows its progress in whole numbers', () => {
    const { container } = renderWithKit(<Page />);
    expect(screen.getByText('Stap 1 van 4')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Stap 1 van 4');
    expect(container).not.toHaveTextContent(/\d[,.]\d/);
  });

  test('has a link home', () => {
    renderWithKit(<Page />);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  test('shows the error at Enter in a field too', async () => {
    const { user } = renderWithKit(<Page />);
    await user.type(screen.getByLabelText('Naam'), '{Enter}');
    expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('Vul uw naam in.');
  });

  test('continues when the step is valid, focuses the new question and sets the title', async () => {
    const { user } = renderWithKit(<Page />);
    await user.type(screen.getByLabelText('Naam'), 'Jan');
    expect(next()).not.toHaveAttribute('aria-disabled');
    await user.click(next());
    expect(question()).toHaveTextContent('Wat kost het voertuig?');
    expect(question()).toHaveFocus();
    expect(document.title).toBe('Stap 2 van 4: Prijs – Lease aanvragen | Zakenwiel');
    expect(screen.getByText('Stap 2 van 4')).toBeInTheDocument();
    expect(screen.getByLabelText('Prijs')).toBeValid();
  });

  test('goes one step back with its own button and keeps the answer', async () => {
    const { user } = renderWithKit(<Page />);
    await user.type(screen.getByLabelText('Naam'), 'Jan{Enter}');
    await user.click(screen.getByRole('button', { name: 'Vorige' }));
    expect(question()).toHaveTextContent('Hoe heet u?');
    expect(question()).toHaveFocus();
    expect(screen.getByLabelText('Naam')).toHaveValue('Jan');
  });

  test('goes one step back with the back button of the browser', async () => {
    const { back } = await toOverview();
    back();
    expect(question()).toHaveTextContent('Hoeveel betaalt u zelf?');
    back();
    expect(question()).toHaveTextContent('Wat kost het voertuig?');
    expect(screen.getByLabelText('Prijs')).toHaveValue('30000');
  });

  test('restores the answers and the step after a reload', async () => {
    const { user, unmount } = renderWithKit(<Page />);
    await user.type(screen.getByLabelText('Naam'), 'Jan{Enter}');
    await user.type(screen.getByLabelText('Prijs'), '30000');
    unmount();
    renderWithKit(<Page />);
    expect(question()).toHaveTextContent('Wat kost het voertuig?');
    expect(screen.getByLabelText('Prijs')).toHaveValue('30000');
    expect(screen.getByText('hersteld')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  test('can still go back after a reload', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ values: { ...EMPTY, naam: 'Jan' }, step: 'prijs' }));
    const { user } = renderWithKit(<Page />);
    await user.click(screen.getByRole('button', { name: 'Vorige' }));
    expect(question()).toHaveTextContent('Hoe heet u?');
  });

  test('ignores and removes invalid stored answers', () => {
    sessionStorage.setItem(KEY, '{"values":');
    renderWithKit(<Page />);
    expect(question()).toHaveTextContent('Hoe heet u?');
    expect(screen.getByText('nieuw')).toBeInTheDocument();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('ignores stored answers of another type', () => {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ values: { naam: 'Jan', prijs: 12, oud: 'x' }, step: 'naam' }),
    );
    renderWithKit(<Page />);
    expect(screen.getByLabelText('Naam')).toHaveValue('Jan');
  });

  test('shows no step while an earlier one is invalid', () => {
    sessionStorage.setItem(KEY, JSON.stringify({ values: { ...EMPTY, naam: 'Jan' }, step: 'overzicht' }));
    renderWithKit(<Page />);
    expect(question()).toHaveTextContent('Wat kost het voertuig?');
    expect(screen.getByLabelText('Prijs')).toHaveAccessibleDescription('Vul de prijs in.');
  });

  test('stays at an invalid earlier step while its answer is typed', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ values: { ...EMPTY, naam: 'Jan' }, step: 'overzicht' }));
    const { user } = renderWithKit(<Page />);
    await user.type(screen.getByLabelText('Prijs'), '30000');
    expect(question()).toHaveTextContent('Wat kost het voertuig?');
    await user.click(next());
    expect(question()).toHaveTextContent('Klopt alles?');
  });

  test('returns to the overview after a change from there', async () => {
    const { user } = await toOverview();
    await user.click(screen.getByRole('button', { name: 'Wijzig Naam' }));
    expect(question()).toHaveTextContent('Hoe heet u?');
    await user.clear(screen.getByLabelText('Naam'));
    await user.type(screen.getByLabelText('Naam'), 'Piet');
    await user.click(next());
    expect(question()).toHaveTextContent('Klopt alles?');
    expect(screen.getByText('Piet')).toBeInTheDocument();
  });

  test('goes to an answer that a change made invalid, shows the error, and then returns to the overview', async () => {
    const { user } = await toOverview();
    await user.click(screen.getByRole('button', { name: 'Wijzig Prijs' }));
    await user.clear(screen.getByLabelText('Prijs'));
    await user.type(screen.getByLabelText('Prijs'), '10000{Enter}');
    expect(question()).toHaveTextContent('Hoeveel betaalt u zelf?');
    expect(screen.getByLabelText('Aanbetaling')).toHaveAccessibleDescription(
      'De aanbetaling is hoger dan de prijs.',
    );
    await user.clear(screen.getByLabelText('Aanbetaling'));
    await user.type(screen.getByLabelText('Aanbetaling'), '5000{Enter}');
    expect(question()).toHaveTextContent('Klopt alles?');
  });

  test('returns to the overview when the visitor changes nothing', async () => {
    const { user } = await toOverview();
    await user.click(screen.getByRole('button', { name: 'Wijzig Prijs' }));
    await user.click(screen.getByRole('button', { name: 'Terug naar overzicht' }));
    expect(question()).toHaveTextContent('Klopt alles?');
  });

  test('is submitted from the last step only, and then removes the answers', async () => {
    const sent = jest.fn();
    const { user, back } = renderWithKit(<Page onSubmit={sent} />);
    await user.type(screen.getByLabelText('Naam'), 'Jan{Enter}');
    await user.type(screen.getByLabelText('Prijs'), '30000{Enter}');
    await user.click(next());
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Versturen' }));
    expect(sent).toHaveBeenCalledWith({ naam: 'Jan', prijs: '30000', aanbetaling: '' });
    expect(screen.getByText('Verstuurd')).toBeInTheDocument();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    back();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('passes the messages of the backend to the step', async () => {
    renderWithKit(<Rejected />);
    expect(screen.getByLabelText('Prijs')).toHaveAccessibleDescription('Deze prijs is te laag.');
  });

  test('has no accessibility errors', async () => {
    const { container, user } = await toOverview();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Wijzig Prijs' }));
    await user.clear(screen.getByLabelText('Prijs'));
    await user.click(next());
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('A wizard with an introduction', () => {
  const press = (name: string) => screen.getByRole('button', { name });

  test('has the introduction before its first step, also with the back button', async () => {
    const { user, back } = renderWithKit(<Introduced />);
    expect(question()).toHaveTextContent('Inleiding');
    await user.click(press('Start'));
    expect(question()).toHaveTextContent('Hoe heet u?');
    back();
    expect(question()).toHaveTextContent('Inleiding');
  });

  test('resumes at the last step, in this visit and in a later one', async () => {
    const { user, navigate, unmount } = renderWithKit(<Introduced />);
    await user.click(press('Start'));
    await user.type(screen.getByLabelText('Naam'), 'Jan{Enter}');
    navigate('/');
    await user.click(press('Verder'));
    expect(question()).toHaveTextContent('Wat kost het voertuig?');
    unmount();
    renderWithKit(<Introduced />);
    await user.click(press('Verder'));
    expect(question()).toHaveTextContent('Wat kost het voertuig?');
  });

  test('has no draft before a step was shown, nor after the answers were removed', async () => {
    const { user, unmount } = renderWithKit(<Introduced />);
    await user.click(press('Neem over'));
    unmount();
    const { back } = renderWithKit(<Introduced />);
    await user.click(press('Start'));
    await user.type(screen.getByLabelText('Naam'), 'Jan');
    back();
    expect(press('Verder')).toBeInTheDocument();
    await user.click(press('Wis'));
    await user.click(press('Start'));
    expect(screen.getByLabelText('Naam')).toHaveValue('');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});
