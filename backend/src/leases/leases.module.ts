import { Module } from '@nestjs/common';
import { Applications } from './applications.js';
import { LeasesController } from './leases.controller.js';
import { Linking } from './linking.js';

/** Applications for a lease. */
@Module({ controllers: [LeasesController], providers: [Applications, Linking] })
export class LeasesModule {}
