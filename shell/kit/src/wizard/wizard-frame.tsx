import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Button } from '../button/button';
import { useDocumentTitle } from '../document/document-title';
import { Form } from '../field/form';
import { useSingleTask } from '../fixed/single-task';
import { BackLink } from '../link/back-link';
import { WizardProgress } from '../progress/wizard-progress';
import { color, font, media, space } from '../theme/theme';
import { timing } from '../theme/timing';
import { enterScreen } from './enter-screen';
import type { WizardState } from './use-wizard';

interface WizardFrameProps<V, Id extends string> {
  wizard: WizardState<V, Id>;
  /** The name of the form, for the document title: 'Lease aanvragen'. */
  title: string;
  /** The text of the button on the last step. */
  submitText: string;
  /** The answers are being sent. */
  busy?: boolean;
  /** Called on the last step when all steps are valid. */
  onSubmit(): void;
  /** Contact details, at the bottom of each step. */
  help?: ReactNode;
  /** Validation errors from the backend, by field; passed to the step. */
  fieldErrors?: Record<string, string>;
  /** A message about the whole form, above the buttons, such as a failed submit. */
  notice?: ReactNode;
}

const Frame = styled.section`
  width: min(100% - 2 * var(--gutter), 45rem);
  margin: 0 auto;
  padding: ${space(2)} 0 7.5rem;
  /* A step starts right below the header: with space above it, half of the top bar would stay in view. */
  scroll-margin-top: -1rem;

  > :first-child {
    margin-bottom: ${space(1.5)};
  }

  ${media.mobile} {
    padding-bottom: 5.5rem;
  }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const Step = styled.div<{ $fade: boolean }>`
  margin-top: 2.125rem;
  ${(p) =>
    p.$fade &&
    css`
      animation: ${fadeIn} ${timing.stepFade}ms ease-out;
    `}
`;

const Question = styled.h1`
  margin-bottom: 0.75rem;
  font: 750 clamp(2.125rem, 5vw, 3.125rem)/1.04 ${font.display};
`;

const Why = styled.div`
  max-width: 60ch;
  color: ${color.ink2};
  font-size: 1.125rem;

  p {
    margin: 0 0 0.5rem;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-top: 1.875rem;
`;

const Notice = styled.div`
  margin-top: 1.875rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: flex-start;
  justify-content: space-between;
  margin-top: 2.375rem;

  /* Words are not hyphenated: buttons that do not fit side by side wrap. */
  > button {
    flex: 0 1 auto;
    overflow-wrap: normal;
    hyphens: manual;
    ${media.mobile} {
      padding-inline: 1.25rem;
    }
  }

  > :last-child {
    flex: 1 1 min-content;
    max-width: max-content;
    margin-left: auto;
  }
`;

const Help = styled.div`
  margin-top: 2.75rem;
  padding-top: 1.375rem;
  border-top: 1px solid ${color.line};
  color: ${color.ink2};
`;

/**
 * One step of a wizard: progress, the question as the heading, its fields, 'Vorige' and 'Volgende'. Each new step focuses its heading
 * and sets the document title. Enter in a field works as the button does.
 */
export function WizardFrame<V, Id extends string>(props: WizardFrameProps<V, Id>) {
  const { wizard, title, submitText, busy = false, onSubmit, help, notice } = props;
  const { step, index, steps, values, ready } = wizard;
  const frame = useRef<HTMLElement>(null);
  const headingId = useId();
  const problemId = useId();
  const shown = useRef<string | null>(null);
  const [fading, setFading] = useState({ stepId: step.id, fade: false });
  if (fading.stepId !== step.id) setFading({ stepId: step.id, fade: true });
  const isLast = index === steps.length - 1;
  const problem = step.problem(values);

  useSingleTask();
  useDocumentTitle(`Stap ${index + 1} van ${steps.length}: ${step.name} – ${title}`);

  useLayoutEffect(() => {
    if (!ready || shown.current === step.id) return;
    const first = shown.current === null;
    shown.current = step.id;
    // Else the wizard appeared by itself.
    if (first && !navigator.userActivation?.hasBeenActive) return;
    enterScreen(frame.current);
  }, [step.id, ready]);

  const submit = () => {
    if (busy) return;
    if (wizard.next() && isLast) onSubmit();
  };

  return (
    <Frame ref={frame} aria-labelledby={headingId}>
      <BackLink to="/">Home</BackLink>
      <WizardProgress step={index + 1} of={steps.length} />
      <Form label={title} onSubmit={submit}>
        <Step key={step.id} $fade={fading.fade}>
          <Question id={headingId}>{step.question}</Question>
          {step.why && <Why>{step.why}</Why>}
          <Fields>
            <step.Body
              values={values}
              set={wizard.set}
              error={wizard.attempted ? problem : null}
              fieldErrors={props.fieldErrors ?? {}}
              goTo={isLast ? wizard.change : wizard.goTo}
            />
          </Fields>
        </Step>
        {notice && <Notice>{notice}</Notice>}
        <Actions>
          {(index > 0 || wizard.changing) && (
            <Button variant="ghost" onClick={wizard.previous}>
              {wizard.changing ? 'Terug naar overzicht' : 'Vorige'}
            </Button>
          )}
          <Button
            type="submit"
            busy={busy}
            busyText="Verzenden..."
            // Not `disabled`: pressing it submits the form, and the step then shows what is missing.
            aria-disabled={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
          >
            {isLast ? submitText : 'Volgende'}
          </Button>
        </Actions>
        <span hidden id={problemId}>
          {problem}
        </span>
      </Form>
      {help && <Help>{help}</Help>}
    </Frame>
  );
}
