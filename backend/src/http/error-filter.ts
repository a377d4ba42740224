import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Failure } from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/is-database-away.js';
import {
  BadRequest,
  BodyTooLarge,
  DatabaseAway,
  DomainError,
  InternalError,
  NotJson,
  UnknownCall,
} from './domain-error.js';

/** The one place that turns errors into answers. What it does not know is logged and answered with 500. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { id, method, url, raw } = host.switchToHttp().getRequest<FastifyRequest>();
    // The sender went away in the middle of the body: nobody is there to be answered.
    const known = raw.readableAborted ? new BadRequest() : meaningOf(error);
    if (known.severity === 'error') this.log.error(error, `${method} ${url.split('?')[0]}`);
    // Where it comes from is known, so there is no stack to look at.
    else if (known.severity)
      this.log.warn(`${known.name}: ${error instanceof Error ? error.message : error}`);
    const body: Failure = { ...known.details, success: false, message: known.message, requestId: id };
    if (known.errors) body.errors = known.errors;
    if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
    reply.header('cache-control', 'no-store').status(known.status).send(body);
  }
}

function meaningOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDatabaseAway(error)) return new DatabaseAway();
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  if (status === 404) return new UnknownCall();
  if (status === 413) return new BodyTooLarge();
  if (status === 415) return new NotJson();
  if (status >= 400 && status < 500) return new BadRequest();
  return new InternalError();
}

/** Errors of Fastify carry the status that they mean. */
function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}
