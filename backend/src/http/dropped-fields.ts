import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Metrics } from '../metrics/metrics.js';
import { getCallMetadata } from './call-metadata.js';
import { callHandlers, knownFields } from './known-calls.js';

/** The name of a field as the contract has them. */
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/** Anybody can send fields: so many are counted under their own names, and the rest under `other`. */
const MAX_NAMES = 48;

/** Counts the fields of bodies that a call does not know, which validation drops, and logs each once. */
@Injectable()
export class DroppedFields implements NestInterceptor {
  private readonly log = new Logger(DroppedFields.name);
  private readonly logged = new Set<string>();
  private names = 0;
  private known: ReadonlyMap<object, ReadonlySet<string>> | undefined;

  constructor(
    private readonly modules: ModulesContainer,
    private readonly metrics: Metrics,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    const call = getCallMetadata(context.getHandler())?.operationId;
    if (call && typeof body === 'object' && body !== null) {
      const known = this.fields().get(context.getHandler());
      for (const field of Object.keys(body)) if (!known?.has(field)) this.count(call, field);
    }
    return next.handle();
  }

  private fields(): ReadonlyMap<object, ReadonlySet<string>> {
    this.known ??= new Map(
      callHandlers(this.modules).map((handler) => [handler.method, new Set(knownFields(handler))]),
    );
    return this.known;
  }

  private count(call: string, sent: string): void {
    let field = FIELD_NAME.test(sent) ? sent : 'other';
    if (field !== 'other' && !this.logged.has(`${call} ${field}`)) {
      if (this.names < MAX_NAMES) this.names++;
      else field = 'other';
    }
    this.metrics.droppedFields.inc({ call, field });
    const key = `${call} ${field}`;
    if (this.logged.has(key)) return;
    this.logged.add(key);
    this.log.warn(`A field that this backend does not know is dropped: ${field} of ${call}.`);
  }
}
