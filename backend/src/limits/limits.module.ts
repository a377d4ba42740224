import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.js';

/** How often things may happen. */
@Global()
@Module({ providers: [Limits], exports: [Limits] })
export class LimitsModule {}
