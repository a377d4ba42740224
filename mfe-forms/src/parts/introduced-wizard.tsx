import { Button, useDocumentTitle } from '@site/kit';
import { enterScreen, PreparingScreen, type WizardState } from '@site/kit/controls';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

interface IntroducedWizardProps<V> {
  /** A wizard with an `introduction`. */
  wizard: WizardState<V>;
  /** The title of the page while it shows the introduction. */
  title: string;
  /** The button that starts the form. */
  startText: string;
  /** What is said while the form is prepared, and for how many milliseconds. */
  preparing: { text: string; ms: number };
  /** The visitor gives up the answers of before. */
  onRestart: () => void;
  /** Renders the introduction with what begins the form. */
  intro: (actions: ReactNode) => ReactNode;
  /** The steps. */
  children: ReactNode;
}

/**
 * The introduction of a form, a short wait, and its steps. Back from the first step is the introduction, where a visitor with
 * answers that were not sent yet goes on or begins anew.
 */
export function IntroducedWizard<V>(props: IntroducedWizardProps<V>) {
  const { wizard, title, startText, preparing, onRestart, intro, children } = props;
  const { started } = wizard;
  const [prepares, setPrepares] = useState(false);
  const cameFromStep = useRef(false);

  // A step has a title of its own and the focus on its heading: the introduction takes both back.
  useEffect(() => {
    if (started) {
      setPrepares(false);
    } else if (cameFromStep.current) {
      const heading = document.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      enterScreen(document.body, heading);
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

/** The title of the document while this is shown. */
function Title({ children }: { children: string }) {
  useDocumentTitle(children);
  return null;
}

/** In a row of its own, below all buttons of the introduction. */
const Kept = styled.p`
  order: 1;
  flex: 1 0 100%;
`;
