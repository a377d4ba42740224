import type { WizardStep } from '@site/kit';
import type { ApplicationAnswers } from './application-answers';
import type { LeaseAnswers } from './lease-answers';
import { aanbetalingStep } from './steps/aanbetaling';
import { aanschafprijsStep } from './steps/aanschafprijs';
import { companyStep } from './steps/company';
import { emailStep } from './steps/email';
import { looptijdStep } from './steps/looptijd';
import { nameStep } from './steps/name';
import { overviewStep } from './steps/overview';
import { phoneStep } from './steps/phone';
import { slottermijnStep } from './steps/slottermijn';
import { vehicleStep } from './steps/vehicle';

/** The steps about the lease itself, the same for everybody. */
export const LEASE_STEPS: WizardStep<LeaseAnswers>[] = [
  vehicleStep,
  aanschafprijsStep,
  aanbetalingStep,
  slottermijnStep,
  looptijdStep,
];

/** The steps of somebody who is not logged in. */
export const PUBLIC_STEPS: WizardStep<ApplicationAnswers>[] = [
  nameStep,
  emailStep,
  phoneStep,
  companyStep,
  ...LEASE_STEPS,
  overviewStep,
];
