import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddressCorrection } from './address-correction.js';
import { ApplicationStatus } from './application-status.js';
import { Applications } from './applications.js';
import { LeaseApplicationEntity } from './lease-application.entity.js';
import { LeaseNote } from './lease-note.entity.js';
import { LeaseOffer } from './lease-offer.entity.js';
import { LeaseRequest } from './lease-request.entity.js';
import { LeaseStatusChange } from './lease-status-change.entity.js';
import { LeasesController } from './leases.controller.js';
import { Linking } from './linking.js';
import { Notes } from './notes.js';
import { OfferReminders } from './offer-reminders.js';
import { Offers } from './offers.js';
import { Requests } from './requests.js';

/** Applications for a lease. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      LeaseApplicationEntity,
      LeaseNote,
      LeaseStatusChange,
      LeaseOffer,
      LeaseRequest,
    ]),
  ],
  controllers: [LeasesController],
  providers: [
    AddressCorrection,
    Applications,
    ApplicationStatus,
    Linking,
    Notes,
    OfferReminders,
    Offers,
    Requests,
  ],
})
export class LeasesModule {}
