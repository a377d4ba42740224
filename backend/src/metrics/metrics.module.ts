import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** What the backend counts about itself. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
