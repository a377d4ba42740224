import { emailStep } from '../parts/email-step';
import { phoneStep } from '../parts/phone-step';
import { aanbetalingStep } from './steps/aanbetaling';
import { aanschafprijsStep } from './steps/aanschafprijs';
import { companyStep } from './steps/company';
import { looptijdStep } from './steps/looptijd';
import { nameStep } from './steps/name';
import { overviewStep } from './steps/overview';
import { slottermijnStep } from './steps/slottermijn';
import { vehicleStep } from './steps/vehicle';

/** The steps about the lease itself, the same in both wizards. */
export const LEASE_STEPS = [vehicleStep, aanschafprijsStep, aanbetalingStep, slottermijnStep, looptijdStep];

export type LeaseStepId = (typeof LEASE_STEPS)[number]['id'];

const QUESTIONS = [
  nameStep,
  {
    ...emailStep,
    why: 'Hier sturen wij de bevestiging naartoe, met de code waarmee u uw aanvraag later terugvindt.',
  },
  { ...phoneStep, why: 'Wij bellen alleen over uw aanvraag, op werkdagen tussen 10.00 en 17.00 uur.' },
  companyStep,
  ...LEASE_STEPS,
];

export type QuestionId = (typeof QUESTIONS)[number]['id'];

export const PUBLIC_STEPS = [...QUESTIONS, overviewStep];
