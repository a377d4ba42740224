import { types } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { logContext } from './log-context.js';
import { maskEmail } from './mask-email.js';

const ADDRESS = /[^\s<>"'=,;:()[\]]+@[^\s<>"'=,;:()[\]]+/g;

/** A text as the log may hold it: mail addresses are masked. */
export function forLog(text: string): string {
  return text.replace(ADDRESS, maskEmail);
}

/**
 * The log of the process: one JSON object per line, on standard output unless said otherwise. A line says which request
 * or job it belongs to. Never holds a code or a cookie.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: logContext,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: Error) => ({ type: error.name, stack: forLog(error.stack ?? String(error)) }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Lets Nest and everything in it write to the log of the process. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // What a request or a job tells; what Nest tells about itself at the start interests nobody who runs it.
    this.write('task' in logContext() || 'requestId' in logContext() ? 'info' : 'debug', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1);
    const about = rest.length > 1 && typeof rest[0] === 'string' ? forLog(rest[0]) : undefined;
    if (types.isNativeError(message))
      this.pino[level]({ context, about, err: message }, forLog(message.message));
    else this.pino[level]({ context, about }, forLog(String(message)));
  }
}
