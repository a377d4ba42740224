/** How the message of every `ServerAway` begins, by which waiting jobs are found again. */
const BEGINNING = 'Away: ';

/** A pattern for LIKE: jobs whose last try ended with a `ServerAway`. */
export const WAITS_FOR_SERVER = `${BEGINNING}%`;

/** A server that a job needs does not answer. Nothing is wrong with the job: it waits until the server is back. */
export class ServerAway extends Error {
  constructor(cause: Error) {
    super(BEGINNING + cause.message, { cause });
    this.name = 'ServerAway';
  }
}
