import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { Cryptography } from './cryptography.js';
import { RandomCodes } from './random-codes.js';

/** Time, randomness and cryptography, each behind one class that tests can replace. */
@Global()
@Module({ providers: [Clock, Cryptography, RandomCodes], exports: [Clock, Cryptography, RandomCodes] })
export class PlatformModule {}
