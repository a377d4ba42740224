/** Prefix of the message of every `ServerUnavailable`, by which its jobs are found. */
const MESSAGE_PREFIX = 'Unavailable: ';

/** LIKE pattern for the last error of a job that failed with `ServerUnavailable`. */
export const SERVER_UNAVAILABLE_PATTERN = `${MESSAGE_PREFIX}%`;

/** A server that a job needs is unavailable. The job itself is valid and is retried once the server is available. */
export class ServerUnavailable extends Error {
  constructor(cause: Error) {
    super(MESSAGE_PREFIX + cause.message, { cause });
    this.name = 'ServerUnavailable';
  }
}
