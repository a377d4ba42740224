import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationStatus } from './application-status.js';
import { Applications } from './applications.js';
import { LeaseApplicationEntity } from './lease-application.entity.js';
import { LeaseOffer } from './lease-offer.entity.js';
import { LeaseRequest } from './lease-request.entity.js';
import { LeaseStatusChange } from './lease-status-change.entity.js';
import { LeasesController } from './leases.controller.js';
import { Linking } from './linking.js';
import { OfferReminders } from './offer-reminders.js';
import { Offers } from './offers.js';
import { Requests } from './requests.js';

/** Applications for a lease. */
@Module({
  imports: [TypeOrmModule.forFeature([LeaseApplicationEntity, LeaseStatusChange, LeaseOffer, LeaseRequest])],
  controllers: [LeasesController],
  providers: [Applications, ApplicationStatus, Linking, OfferReminders, Offers, Requests],
})
export class LeasesModule {}
