import { VisuallyHidden } from '@site/kit';
import { useEffect, useState } from 'react';
import { useScenario } from './calculator-context';
import { meldingBij } from './calculator-store';

/** How long the input must rest before it is announced, in ms: nobody wants to hear about every keystroke. */
const ANNOUNCEMENT_REST = 1000;

/** Tells screen readers that the result no longer belongs to the input, and what to mend. The plate reads out new amounts. */
export function StaleAnnouncement() {
  const message = useScenario((scenario) => {
    if (!scenario.verouderd) return '';
    const veld = scenario.fouten[0]?.veld;
    return `Dit kan niet worden berekend. ${(veld && meldingBij(scenario, veld)) ?? ''}`;
  });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), ANNOUNCEMENT_REST);
    return () => clearTimeout(timer);
  }, [message]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
