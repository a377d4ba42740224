import { Module } from '@nestjs/common';
import { Stopping } from '@site/server';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';

/** What monitoring reads. */
@Module({ controllers: [HealthController, MetricsController], providers: [Stopping] })
export class HealthModule {}
