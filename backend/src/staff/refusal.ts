/** What was asked cannot be done. The message is a sentence that also says what to do about it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly exitCode: number = 1;
}

/** The command was not given what it needs to know. */
export class WrongUsage extends Refusal {
  override name = 'WrongUsage';
  override readonly exitCode = 2;
}
