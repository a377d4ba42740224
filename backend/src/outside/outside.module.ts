import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { CodeVault } from './code-vault.js';
import { RandomCodes } from './random-codes.js';

/** Time, chance and secrets: what the rules need from outside, each behind one class. */
@Global()
@Module({ providers: [Clock, CodeVault, RandomCodes], exports: [Clock, CodeVault, RandomCodes] })
export class OutsideModule {}
