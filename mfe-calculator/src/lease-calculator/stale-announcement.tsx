import { VisuallyHidden } from '@site/kit';
import { useEffect, useState } from 'react';
import { useScenario } from './calculator-context';
import { eersteMelding, isActueel } from './calculator-store';

/** How long the input must rest before it is announced, in ms: nobody wants to hear about every keystroke. */
const ANNOUNCEMENT_REST = 1000;

const MENDED = 'De uitkomst hoort weer bij uw invoer.';

/**
 * Tells screen readers that the input cannot be computed and what to mend, and afterwards that it is mended. The plate reads
 * out new amounts.
 */
export function StaleAnnouncement() {
  const message = useScenario((scenario) => {
    const melding = eersteMelding(scenario);
    return melding && `Dit kan niet worden berekend. ${melding}`;
  });
  const actueel = useScenario(isActueel);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => message ?? (before && actueel ? MENDED : '')),
      ANNOUNCEMENT_REST,
    );
    return () => clearTimeout(timer);
  }, [message, actueel]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
