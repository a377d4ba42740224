import { VisuallyHidden } from '@site/kit';
import { useEffect, useState } from 'react';
import { useScenario } from './calculator-context';
import { firstMessage, isCurrent } from './calculator-store';

/** Debounce, in ms: not every keystroke is announced. */
const ANNOUNCEMENT_DEBOUNCE = 1000;

const CURRENT_AGAIN = 'De uitkomst hoort weer bij uw invoer.';

/**
 * Announces to screen readers that the input cannot be computed and how to correct it, and later that the result is current
 * again. The amount plate announces new amounts.
 */
export function StaleAnnouncement() {
  const message = useScenario((scenario) => {
    const melding = firstMessage(scenario);
    return melding && `Dit kan niet worden berekend. ${melding}`;
  });
  const current = useScenario(isCurrent);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => message ?? (before && current ? CURRENT_AGAIN : '')),
      ANNOUNCEMENT_DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [message, current]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
