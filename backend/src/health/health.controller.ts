import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Outbox, type OutboxState } from '../outbox/outbox.js';
import { Stopping } from './stopping.js';

/** What a probe gets to read. */
interface Health {
  status: 'ok' | 'stopping' | 'unavailable';
  database: 'ok' | 'away';
  /** Missing while the database is away. */
  outbox?: OutboxState;
}

/** For whoever watches over the process. */
@ApiExcludeController()
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly outbox: Outbox,
    private readonly stopping: Stopping,
  ) {}

  /** The process answers. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Whether the process can be sent requests: 503 while the database is away and once it is stopping. A mail server
   * that is away is no reason: mails wait in the outbox.
   */
  @Get(['', 'ready'])
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const outbox = await this.outbox.state().catch(() => undefined);
    const health: Health = {
      status: this.stopping.isStopping ? 'stopping' : outbox ? 'ok' : 'unavailable',
      database: outbox ? 'ok' : 'away',
      ...(outbox && { outbox }),
    };
    if (health.status !== 'ok') reply.status(503).header('retry-after', '5');
    return health;
  }
}
