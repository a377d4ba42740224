import { Button, ButtonRow, type SitePath, TextLink } from '@site/kit';

/** 'op 26 november om 19.20 uur' */
export function sentMoment(at: number): string {
  // Not for every view of a form: on a phone it takes long to make.
  const moment = new Intl.DateTimeFormat('nl-NL', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Amsterdam',
  });
  const part = Object.fromEntries(moment.formatToParts(at).map(({ type, value }) => [type, value]));
  return `op ${part.day} ${part.month} om ${part.hour}.${part.minute} uur`;
}

/** In place of the countdown, when a confirmation is shown again: where to go. */
export function SentAgain({
  another,
  onAnother,
  leave,
}: {
  /** The text of the button that begins another form. */
  another: string;
  onAnother(): void;
  leave: { to: SitePath; text: string };
}) {
  return (
    <ButtonRow>
      <Button variant="ghost" onClick={onAnother}>
        {another}
      </Button>
      <TextLink to={leave.to}>{leave.text}</TextLink>
    </ButtonRow>
  );
}
