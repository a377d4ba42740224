import { Module } from '@nestjs/common';
import { ApplicationStatus } from './application-status.js';
import { Applications } from './applications.js';
import { LeasesController } from './leases.controller.js';
import { Linking } from './linking.js';

/** Applications for a lease. */
@Module({ controllers: [LeasesController], providers: [Applications, ApplicationStatus, Linking] })
export class LeasesModule {}
