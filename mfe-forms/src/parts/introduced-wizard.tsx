import { Button } from '@site/kit';
import { enterScreen, useDocumentTitle } from '@site/kit/controls';
import { PreparingScreen, type WizardState } from '@site/kit/wizard';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

interface IntroducedWizardProps {
  /** A wizard with an `introduction`. */
  wizard: Pick<WizardState<unknown>, 'started' | 'start' | 'resume' | 'draft'>;
  /** Document title during the introduction. */
  title: string;
  startText: string;
  /** Message while the form is prepared, and its duration in ms. */
  preparing: { text: string; ms: number };
  onRestart: () => void;
  /** Renders the introduction with its start buttons. */
  intro: (actions: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * The introduction of a form, a short wait, and its steps. Back from the first step is the introduction, where a visitor with
 * unsent answers can continue or start again.
 */
export function IntroducedWizard(props: IntroducedWizardProps) {
  const { wizard, title, startText, preparing, onRestart, intro, children } = props;
  const { started } = wizard;
  const [prepares, setPrepares] = useState(false);
  const cameFromStep = useRef(false);

  // A step changes the document title and focuses its heading; the introduction restores both.
  useEffect(() => {
    if (started) {
      setPrepares(false);
    } else if (cameFromStep.current) {
      enterScreen(document.body);
    }
    cameFromStep.current = started;
  }, [started]);

  if (started) return children;
  if (prepares) return <PreparingScreen {...preparing} onReady={wizard.start} />;
  const restart = () => {
    onRestart();
    setPrepares(true);
  };
  return (
    <>
      <Title>{title}</Title>
      {intro(
        wizard.draft ? (
          <>
            <Button onClick={wizard.resume}>Verder waar u was</Button>
            <Button variant="ghost" onClick={restart}>
              Opnieuw beginnen
            </Button>
            <Kept>Wat u eerder invulde, staat er nog. Begint u opnieuw, dan wordt het gewist.</Kept>
          </>
        ) : (
          <Button onClick={() => setPrepares(true)}>{startText}</Button>
        ),
      )}
    </>
  );
}

function Title({ children }: { children: string }) {
  useDocumentTitle(children);
  return null;
}

/** On a separate row below the buttons of the introduction. */
const Kept = styled.p`
  order: 1;
  flex: 1 0 100%;
`;
