import { types } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Level, type Logger, type LoggerOptions, pino } from 'pino';
import { hasLogContext, logContext } from './log-context.js';

/** What a mail address can be part of. Without the `@` in it, which the search would look for from each character on. */
const WORD = /[^\s<>"'=,;:()[\]]+/g;

/** Masks every mail address in a text, in a time that grows with its length only. */
export function maskEmails(text: string): string {
  return text.replace(WORD, (word) => (isAddress(word) ? maskEmail(word) : word));
}

/** Is there something on both sides of an `@`? */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at !== -1 && at < word.length - 1;
}

/**
 * Not a system call for each line, for which a request would wait, and longer when the reader is slow. What is left is written when the
 * process exits, and at once after a fatal error.
 */
const IN_PIECES = { sync: false, minLength: 4096, periodicFlush: 100 };

/**
 * The log of the process: one JSON object per line, on standard output by default, with the request or job it belongs to.
 * `error` requires action by a person, `warn` recovers without. Contains no codes, cookies or full mail addresses.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: logContext,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: Error) => ({ type: error.name, stack: maskEmails(error.stack ?? String(error)) }),
    },
  };
  return pino(options, destination ?? pino.destination(IN_PIECES));
}

/** Adapts the log of the process to Nest. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // `info` for requests and jobs; the startup messages of Nest are only for debugging.
    this.write(hasLogContext() ? 'info' : 'debug', message, rest);
  }

  readonly error = this.writer('error');
  readonly warn = this.writer('warn');
  readonly debug = this.writer('debug');
  readonly verbose = this.writer('trace');
  readonly fatal = this.writer('fatal');

  private writer(level: Level) {
    return (message: unknown, ...rest: unknown[]): void => this.write(level, message, rest);
  }

  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const about = rest.length > 1 && typeof rest[0] === 'string' ? maskEmails(rest[0]) : undefined;
    if (types.isNativeError(message))
      this.pino[level]({ context, about, err: message }, maskEmails(message.message));
    else this.pino[level]({ context, about }, maskEmails(String(message)));
  }
}

/** `jan@bedrijf.nl` becomes `j•••@bedrijf.nl`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}•••${email.slice(at)}`;
}
