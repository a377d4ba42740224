import { emailStep } from '../parts/email-step';
import { phoneStep } from '../parts/phone-step';
import { aboutWhomStep } from './steps/about-whom';
import { detailsStep } from './steps/details';
import { nameStep } from './steps/name';
import { overviewStep } from './steps/overview';
import { subjectStep } from './steps/subject';

const QUESTIONS = [
  aboutWhomStep,
  nameStep,
  { ...emailStep, why: 'U krijgt binnen 24 uur een bevestiging met uw klachtnummer.' },
  { ...phoneStep, why: 'Wij bespreken uw klacht graag persoonlijk met u.' },
  subjectStep,
  detailsStep,
];

export type QuestionId = (typeof QUESTIONS)[number]['id'];

/** The steps of the complaint form, in order. */
export const COMPLAINT_STEPS = [...QUESTIONS, overviewStep];
