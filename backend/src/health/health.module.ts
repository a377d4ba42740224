import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { Stopping } from './stopping.js';

/** What monitoring reads. */
@Module({ controllers: [HealthController, MetricsController], providers: [Stopping] })
export class HealthModule {}
