import type { WizardStep } from '@site/kit';
import type { ComplaintAnswers } from './complaint-answers';
import { aboutWhomStep } from './steps/about-whom';
import { detailsStep } from './steps/details';
import { emailStep } from './steps/email';
import { nameStep } from './steps/name';
import { overviewStep } from './steps/overview';
import { phoneStep } from './steps/phone';
import { subjectStep } from './steps/subject';

/** The steps of the complaint form, in order. */
export const COMPLAINT_STEPS: WizardStep<ComplaintAnswers>[] = [
  aboutWhomStep,
  nameStep,
  emailStep,
  phoneStep,
  subjectStep,
  detailsStep,
  overviewStep,
];
