import { TextLink } from '@site/kit';
import type { FormSubmission } from '@site/kit/controls';
import { InlineError } from '@site/kit/controls';
import { SEND_FAILURE } from './use-send-application';

/** Why an application was not sent, next to the button, until it is corrected. A toast shows it too, but closes by itself. */
export function SendFailure({ failure, fieldErrors, corrected }: FormSubmission) {
  if (!failure || corrected) return null;
  const messages = Object.values(fieldErrors);
  if (failure.status === 401) {
    return (
      <InlineError>
        Uw sessie is verlopen. <TextLink href="/login-klant">Log opnieuw in</TextLink>; uw antwoorden blijven
        bewaard.
      </InlineError>
    );
  }
  return (
    <InlineError>
      {failure.wait ?? SEND_FAILURE} Wat u hebt ingevuld, staat er nog.
      {messages.length > 0 && (
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </InlineError>
  );
}
