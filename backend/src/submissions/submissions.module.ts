import { Global, Module } from '@nestjs/common';
import { Submissions } from './submissions.js';
import { SubmitLimits } from './submit-limits.js';

/** What the forms have in common. */
@Global()
@Module({ providers: [Submissions, SubmitLimits], exports: [Submissions, SubmitLimits] })
export class SubmissionsModule {}
