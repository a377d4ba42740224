import { euros } from '@site/contract';
import { VisuallyHidden } from '@site/kit';
import { useEffect, useState } from 'react';
import { useCalculator } from './calculator-context';
import { meldingBij } from './calculator-store';

/** How long the input must rest before a result is announced, in ms: nobody wants to hear every keystroke's amount. */
const ANNOUNCEMENT_REST = 1000;

/** Tells screen readers the new result, once the visitor has stopped typing. */
export function ResultAnnouncement() {
  const message = useCalculator((state) => {
    if (state.verouderd) {
      const melding = state.fouten[0] && meldingBij(state, state.fouten[0].veld);
      return `Dit kan niet worden berekend. ${melding ?? ''}`;
    }
    return state.berekening
      ? `Nieuwe uitkomst: ${euros(state.berekening.uitkomst.maandbedrag)} per maand.`
      : '';
  });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), ANNOUNCEMENT_REST);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}
