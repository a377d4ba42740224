import { Module } from '@nestjs/common';
import { Erasure } from './erasure.js';
import { PersonalData } from './personal-data.js';
import { PrivacyController } from './privacy.controller.js';
import { Retention } from './retention.js';

/** GDPR: data export, erasure and retention. */
@Module({
  controllers: [PrivacyController],
  providers: [PersonalData, Erasure, Retention],
  exports: [PersonalData, Erasure, Retention],
})
export class PrivacyModule {}
