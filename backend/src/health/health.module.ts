import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Stopping } from './stopping.js';

/** Is the process alive, and can it work? */
@Module({ controllers: [HealthController], providers: [Stopping] })
export class HealthModule {}
