/** @jest-environment node */
import type { WizardStep } from '@site/kit/wizard';
import { NO_APPLICATION_ANSWERS } from './application/application-answers';
import { leaseApplicationBody } from './application/lease-application-body';
import { PUBLIC_STEPS } from './application/steps';
import { complaintBody, NO_COMPLAINT_ANSWERS } from './complaint/complaint-answers';
import { COMPLAINT_STEPS } from './complaint/steps';

const owners = (steps: readonly Pick<WizardStep<never>, 'id' | 'fields'>[], field: string) =>
  steps.filter(({ fields }) => (fields as readonly string[] | undefined)?.includes(field));

test.each(Object.keys(leaseApplicationBody(NO_APPLICATION_ANSWERS, NO_APPLICATION_ANSWERS)))(
  'one step of the application asks for %s',
  (field) => expect(owners(PUBLIC_STEPS, field)).toHaveLength(1),
);

const NOT_ASKED = ['bedrijf', 'gewenstUitkomst', 'bijlagen'];

test.each(Object.keys(complaintBody(NO_COMPLAINT_ANSWERS)).filter((field) => !NOT_ASKED.includes(field)))(
  'one step of the complaint asks for %s',
  (field) => expect(owners(COMPLAINT_STEPS, field)).toHaveLength(1),
);
