import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { AccountRequests } from './account-requests.js';
import { AccountsController } from './accounts.controller.js';
import { Activation } from './activation.js';
import { KnownDevices } from './known-devices.js';
import { Login } from './login.js';
import { MailedCodes } from './mailed-codes.js';
import { PermanentCodes } from './permanent-codes.js';
import { Profiles } from './profile.js';
import { ResendLimits } from './resend-limits.js';

/** Account, login and profile of a customer. */
@Module({
  imports: [TypeOrmModule.forFeature([CustomerEntity])],
  controllers: [AccountsController],
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
export class AccountsModule {}
