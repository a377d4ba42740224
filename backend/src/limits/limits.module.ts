import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.js';
import { SubmitLimits } from './submit-limits.js';

/** How often things may happen. */
@Global()
@Module({ providers: [Limits, SubmitLimits], exports: [Limits, SubmitLimits] })
export class LimitsModule {}
