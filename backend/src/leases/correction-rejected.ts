/** Why the mail address of an application cannot be corrected. */
export type RejectionReason =
  /** The application is no longer handled: there is nothing more to send. */
  | 'ended'
  /** It has this address already. */
  | 'same'
  /** It is in an account with another address, which gets everything about it. */
  | 'in-account'
  /** It is in no account, and its address is that of an account: no mistyped one. */
  | 'of-account';

/** The mail address of an application cannot be corrected. */
export class CorrectionRejected extends Error {
  override name = 'CorrectionRejected';

  constructor(readonly reason: RejectionReason) {
    super(`The mail address cannot be corrected: ${reason}.`);
  }
}
