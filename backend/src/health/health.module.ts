import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';

/** Is the process alive, and can it work? */
@Module({ controllers: [HealthController] })
export class HealthModule {}
