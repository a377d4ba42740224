import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type Failure } from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.js';
import {
  BadRequest,
  BodyTooLarge,
  DatabaseUnavailable,
  DomainError,
  InternalError,
  MethodNotAllowed,
  NotJson,
  UnknownCall,
} from './domain-error.js';
import { EVERY_CALL } from './every-call.js';

/** Turns every error into a response. Unexpected errors are logged and answered with 500. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { id, method, url, raw } = host.switchToHttp().getRequest<FastifyRequest>();
    // The client disconnected while sending the body.
    const known = raw.readableAborted ? new BadRequest() : withMethods(toDomainError(error), method, url);
    if (known.severity === 'error') this.log.error(error, `${method} ${url.split('?')[0]}`);
    // Without a stack: the cause is known.
    else if (known.severity) {
      const { cause = error } = known;
      this.log.warn(`${known.name}: ${cause instanceof Error ? cause.message : cause}`);
    }
    const body: Failure = { ...known.details, success: false, message: known.message, requestId: id };
    if (known.errors) body.errors = known.errors;
    if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
    if (known instanceof MethodNotAllowed) reply.header('allow', known.allowed.join(', '));
    reply.header('cache-control', 'no-store').status(known.status).send(body);
  }
}

function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDatabaseUnavailable(error)) return new DatabaseUnavailable();
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  if (status === 404) return new UnknownCall();
  if (status === 413) return new BodyTooLarge();
  if (status === 415) return new NotJson();
  if (status >= 400 && status < 500) return new BadRequest();
  return new InternalError();
}

/** An unknown call at a path of calls with other methods. */
function withMethods(error: DomainError, method: string, url: string): DomainError {
  if (!(error instanceof UnknownCall)) return error;
  const [path = ''] = url.split('?', 1);
  const literal = CALL_PATHS.filter((call) => call.path === path);
  const calls = literal.length > 0 ? literal : CALL_PATHS.filter(({ pattern }) => pattern.test(path));
  const allowed = calls.map((call): string => call.method);
  return allowed.length > 0 && !allowed.includes(method) ? new MethodNotAllowed(allowed) : error;
}

const CALL_PATHS = Object.values(EVERY_CALL).map(({ method, path }) => ({
  method,
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Errors of Fastify have a status code. */
function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}
