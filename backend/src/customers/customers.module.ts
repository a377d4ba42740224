import { Module } from '@nestjs/common';
import { AccountRequests } from './account-requests.js';
import { Activation } from './activation.js';
import { CustomersController } from './customers.controller.js';
import { KnownDevices } from './known-devices.js';
import { Login } from './login.js';
import { MailedCodes } from './mailed-codes.js';
import { PermanentCodes } from './permanent-codes.js';
import { Profiles } from './profile.js';
import { ResendLimits } from './resend-limits.js';

/** Customers: account, login, profile. */
@Module({
  controllers: [CustomersController],
  providers: [
    AccountRequests,
    Activation,
    KnownDevices,
    Login,
    MailedCodes,
    PermanentCodes,
    Profiles,
    ResendLimits,
  ],
})
export class CustomersModule {}
