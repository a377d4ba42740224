import { TextLink } from '@site/kit';
import type { FormSubmission } from '@site/kit/controls';
import { InlineError } from '@site/kit/controls';

/** That an application was not sent, and why as far as it is known, next to the button, until it is corrected. A toast says to try again. */
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
      {failure.wait ?? 'Uw aanvraag is niet verstuurd.'} Wat u hebt ingevuld, staat er nog.
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
