import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { SpinnerIcon } from '../icon/spinner-icon';
import { font, on, space } from '../theme/theme';
import { enterScreen } from './enter-screen';

const Screen = styled.section`
  display: grid;
  gap: ${space(3)};
  place-content: center;
  justify-items: center;
  min-height: 60vh;
  padding: ${space(6)} var(--gutter);
  color: ${on.soft};
  text-align: center;

  h1 {
    color: ${on.text};
    font: 750 clamp(1.625rem, 4vw, 2.25rem)/1.15 ${font.display};
  }
`;

/**
 * A loading screen before a form starts.
 *
 * @param text the heading: 'Lease aanvraag wordt voorbereid'.
 * @param ms the time until `onReady` is called, in milliseconds.
 */
export function PreparingScreen({ text, ms, onReady }: { text: string; ms: number; onReady(): void }) {
  const screen = useRef<HTMLElement>(null);
  const ready = useEffectEvent(onReady);

  // The button that led here is gone: without this the focus would be lost, and nothing would be announced.
  useEffect(() => enterScreen(screen.current), []);

  useEffect(() => {
    const timer = setTimeout(ready, ms);
    return () => clearTimeout(timer);
  }, [ms]);

  return (
    <Screen ref={screen} aria-busy="true">
      <SpinnerIcon $size={56} aria-hidden="true" />
      <h1>{text}</h1>
    </Screen>
  );
}
