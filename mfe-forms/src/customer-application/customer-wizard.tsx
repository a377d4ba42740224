import { CALLS, type Customer, type ReceivedAnswer } from '@site/contract';
import { Callout, Stack, TextLink } from '@site/kit';
import { useWizard, WizardFrame } from '@site/kit/wizard';
import { useNavigate } from 'react-router-dom';
import { ApplicantContext, applicantOf } from '../application/applicant';
import { useMyLeaseAnswers } from '../application/hand-over';
import { NO_LEASE_ANSWERS } from '../application/lease-answers';
import { leaseApplicationBody } from '../application/lease-application-body';
import { SendFailure } from '../application/send-failure';
import { Sent } from '../application/sent';
import { LEASE_STEPS } from '../application/steps';
import { useSendApplication } from '../application/use-send-application';
import { ContinueLater } from '../continue-later/continue-later';
import { HelpLine } from '../parts/help-line';
import { useSentForm } from '../parts/sent-form';
import { customerOverviewStep } from './overview';

const CUSTOMER_STEPS = [...LEASE_STEPS, customerOverviewStep];

interface CustomerWizardProps {
  /** Must have a complete profile. */
  customer: Customer;
  /** The session has expired: `customer` is the copy of this tab. */
  expired: boolean;
}

/** The six steps of a customer. The applicant comes from the account. */
export function CustomerWizard({ customer, expired }: CustomerWizardProps) {
  const applicant = applicantOf(customer);
  const form = `lease-aanvraag-${customer.id}`;
  const wizard = useWizard({
    storageKey: form,
    steps: CUSTOMER_STEPS,
    initial: NO_LEASE_ANSWERS,
  });
  useMyLeaseAnswers(wizard);
  const { sent, ...sentForm } = useSentForm<ReceivedAnswer>(form, wizard);
  const navigate = useNavigate();
  const sending = useSendApplication({
    form,
    call: CALLS.leaseApplication,
    body: leaseApplicationBody(applicant, wizard.values),
    wizard,
    onSent: (answer) => sentForm.store(applicant.email, answer),
  });

  if (sent) {
    const portal = { to: '/klant', text: 'Naar uw portaal' } as const;
    return (
      <Sent sent={sent} leave={portal} onDone={() => navigate(portal.to)} onAnother={sentForm.discard} />
    );
  }
  return (
    <ApplicantContext value={applicant}>
      <WizardFrame
        wizard={wizard}
        title="Nieuwe lease aanvraag"
        submitText="Aanvraag versturen"
        busy={sending.busy}
        onSubmit={sending.submit}
        fieldErrors={sending.fieldErrors}
        notice={
          sending.failure ? (
            <SendFailure {...sending} />
          ) : (
            expired && (
              <Callout tone="note" title="Uw sessie is verlopen">
                <TextLink href="/login-klant">Log opnieuw in</TextLink> om uw aanvraag te versturen. Uw
                antwoorden blijven bewaard.
              </Callout>
            )
          )
        }
        help={
          <Stack gap={3}>
            <ContinueLater
              answers={wizard.values}
              step={wizard.step.id}
              email={applicant.email}
              inAccount
              onSaved={({ concept }) => wizard.set({ concept })}
            />
            <HelpLine />
          </Stack>
        }
      />
    </ApplicantContext>
  );
}
