import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { AccountRequests } from './account-requests.js';
import { AccountsController } from './accounts.controller.js';
import { Activation } from './activation.js';
import { ActivationCodes } from './activation-codes.js';
import { KnownDevices } from './known-devices.js';
import { Login } from './login.js';
import { MailedCode } from './mailed-code.js';
import { PermanentCodes } from './permanent-codes.js';
import { Profiles } from './profile.js';
import { ResendLimits } from './resend-limits.js';
import { VerificationCodes } from './verification-codes.js';

/** Account, login and profile of a customer. */
@Module({
  imports: [TypeOrmModule.forFeature([CustomerEntity])],
  controllers: [AccountsController],
  providers: [
    AccountRequests,
    Activation,
    ActivationCodes,
    KnownDevices,
    Login,
    MailedCode,
    PermanentCodes,
    Profiles,
    ResendLimits,
    VerificationCodes,
  ],
})
export class AccountsModule {}
