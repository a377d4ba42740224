import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** For whoever watches over the process. */
@Controller('api/health')
export class HealthController {
  constructor(private readonly database: DataSource) {}

  /** The process answers. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can do its work: the database answers too. Otherwise 503. */
  @Get('ready')
  async ready(): Promise<{ status: 'ok' }> {
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
