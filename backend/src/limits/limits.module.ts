import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.js';

/** Rate limits. */
@Global()
@Module({ providers: [Limits], exports: [Limits] })
export class LimitsModule {}
