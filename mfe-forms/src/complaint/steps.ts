import type { WizardStep } from '@site/kit/controls';
import { emailStep } from '../parts/email-step';
import { phoneStep } from '../parts/phone-step';
import type { ComplaintAnswers } from './complaint-answers';
import { aboutWhomStep } from './steps/about-whom';
import { detailsStep } from './steps/details';
import { nameStep } from './steps/name';
import { overviewStep } from './steps/overview';
import { subjectStep } from './steps/subject';

/** The steps of the complaint form, in order. */
export const COMPLAINT_STEPS: WizardStep<ComplaintAnswers>[] = [
  aboutWhomStep,
  nameStep,
  { ...emailStep, why: 'U krijgt binnen 24 uur een bevestiging met uw klachtnummer.' },
  { ...phoneStep, why: 'Wij bespreken uw klacht graag persoonlijk met u.' },
  subjectStep,
  detailsStep,
  overviewStep,
];
