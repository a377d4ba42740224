import { Module } from '@nestjs/common';
import { Erasure } from './erasure.js';
import { PersonalData } from './personal-data.js';
import { PrivacyController } from './privacy.controller.js';
import { Retention } from './retention.js';

/** What the law on personal data asks: a copy for whoever it is about, erasure, and nothing kept longer than needed. */
@Module({
  controllers: [PrivacyController],
  providers: [PersonalData, Erasure, Retention],
  exports: [PersonalData, Erasure, Retention],
})
export class PrivacyModule {}
