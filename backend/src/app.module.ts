import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailerModule } from '@nestjs-modules/mailer';
import { Stopping } from '@site/server';
import { AccountAddress } from './accounts/account-address.js';
import { AccountRequests } from './accounts/account-requests.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { ActivationCodes } from './accounts/activation-codes.js';
import { KnownDevices } from './accounts/known-devices.js';
import { Login } from './accounts/login.js';
import { MailedCode } from './accounts/mailed-code.js';
import { PermanentCodes } from './accounts/permanent-codes.js';
import { Profiles } from './accounts/profile.js';
import { ResendLimits } from './accounts/resend-limits.js';
import { VerificationCodes } from './accounts/verification-codes.js';
import { CaseNotes } from './case-notes/case-notes.js';
import { CompaniesController } from './companies/companies.controller.js';
import { Companies } from './companies/companies.js';
import { ComplaintStatus } from './complaints/complaint-status.js';
import { ComplaintsController } from './complaints/complaints.controller.js';
import { Complaints } from './complaints/complaints.js';
import { Config } from './config/config.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactMessages } from './contact/contact-messages.js';
import { databaseOptions } from './database/database-options.js';
import { DealersController } from './dealers/dealers.controller.js';
import { Dealers } from './dealers/dealers.js';
import { CustomerDocuments } from './documents/customer-documents.js';
import { DocumentScan } from './documents/document-scan.js';
import { DocumentStorage } from './documents/document-storage.js';
import { DocumentsController } from './documents/documents.controller.js';
import { FileInspection } from './documents/file-inspection.js';
import { OfficeDocuments } from './documents/office-documents.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { Drafts } from './drafts/drafts.js';
import { AuditTrail } from './employees/audit-trail.js';
import { EmployeeCodes } from './employees/employee-codes.js';
import { EmployeeLogin } from './employees/employee-login.js';
import { EmployeeSessions } from './employees/employee-sessions.js';
import { EmployeesController } from './employees/employees.controller.js';
import { Employees } from './employees/employees.js';
import { OwnAccessController } from './employees/own-access.controller.js';
import { OwnAccess } from './employees/own-access.js';
import { Passkeys } from './employees/passkeys.js';
import { ENTITIES } from './entities.js';
import { ExternalServices } from './external/external-services.js';
import { HealthController, MetricsController } from './health/health.controller.js';
import { ErrorFilter } from './http/error-filter.js';
import { bodyValidation } from './http/validation.js';
import { AddressCorrection } from './leases/address-correction.js';
import { ApplicationStatus } from './leases/application-status.js';
import { Applications } from './leases/applications.js';
import { LeasesController } from './leases/leases.controller.js';
import { Linking } from './leases/linking.js';
import { Notes } from './leases/notes.js';
import { OfferReminders } from './leases/offer-reminders.js';
import { Offers } from './leases/offers.js';
import { Requests } from './leases/requests.js';
import { Limits } from './limits/limits.js';
import { ApplicationMails } from './mail/application-mails.js';
import { MailDelivery, mailerOptions } from './mail/mail-delivery.js';
import { MailQueue } from './mail/mail-queue.js';
import { PendingMails } from './mail/pending-mails.js';
import { Metrics } from './metrics/metrics.js';
import { ApplicationCases } from './office/application-case.js';
import { Assignments } from './office/assignments.js';
import { CustomerCase } from './office/customers/customer-case.js';
import { CustomerList } from './office/customers/customer-list.js';
import { CustomersController } from './office/customers/customers.controller.js';
import { OfficeController } from './office/office.controller.js';
import { OfficeApplicationsController } from './office/office-applications.controller.js';
import { OfficeComplaintsController } from './office/office-complaints.controller.js';
import { OfficeLists } from './office/office-lists.js';
import { OfficeMessagesController } from './office/office-messages.controller.js';
import { Worklist } from './office/worklist.js';
import { JobHandlers } from './outbox/job-handlers.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxWorker } from './outbox/outbox-worker.js';
import { Clock } from './platform/clock.js';
import { Cryptography } from './platform/cryptography.js';
import { KeyRing } from './platform/key-ring.js';
import { RandomCodes } from './platform/random-codes.js';
import { Erasure } from './privacy/erasure.js';
import { PersonalData } from './privacy/personal-data.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { Retention } from './privacy/retention.js';
import { SessionSerializer } from './sessions/session-serializer.js';
import { SessionStore } from './sessions/session-store.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { Sessions } from './sessions/sessions.js';
import { Submissions } from './submissions/submissions.js';
import { SubmitLimits } from './submissions/submit-limits.js';
import { VehiclesController } from './vehicles/vehicles.controller.js';
import { Vehicles } from './vehicles/vehicles.js';

/** The API documentation has the calls in this order. */
export const CONTROLLERS = [
  SessionsController,
  AccountsController,
  LeasesController,
  DraftsController,
  DealersController,
  DocumentsController,
  VehiclesController,
  CompaniesController,
  ComplaintsController,
  ContactController,
  PrivacyController,
  EmployeesController,
  OwnAccessController,
  OfficeController,
  OfficeApplicationsController,
  OfficeMessagesController,
  OfficeComplaintsController,
  CustomersController,
  HealthController,
  MetricsController,
];

// biome-ignore format: a line for each folder.
const SERVICES = [
  Clock, Cryptography, KeyRing, RandomCodes,
  Metrics, Limits, Stopping,
  Outbox, JobHandlers, OutboxWorker,
  ApplicationMails, MailDelivery, MailQueue, PendingMails,
  Sessions, SessionStore, SessionSerializer,
  Submissions, SubmitLimits,
  AccountAddress, AccountRequests, ActivationCodes, KnownDevices, Login, MailedCode, PermanentCodes, Profiles, ResendLimits, VerificationCodes,
  AddressCorrection, Applications, ApplicationStatus, Linking, Notes, OfferReminders, Offers, Requests,
  ExternalServices, Companies, Vehicles,
  Drafts, Dealers,
  CustomerDocuments, DocumentScan, DocumentStorage, FileInspection, OfficeDocuments,
  Complaints, ComplaintStatus,
  ContactMessages,
  CaseNotes,
  PersonalData, Erasure, Retention,
  AuditTrail, EmployeeCodes, EmployeeLogin, Employees, EmployeeSessions, OwnAccess, Passkeys,
  ApplicationCases, Assignments, OfficeLists, Worklist,
  CustomerCase, CustomerList,
];

@Module({})
class AppModule {}

/** The whole backend in one module: HTTP calls and outbox worker. Folders, not modules, say what may use what. */
export function appModule(config: Config): DynamicModule {
  return {
    module: AppModule,
    imports: [
      TypeOrmModule.forRoot({ ...databaseOptions(config), entities: ENTITIES }),
      MailerModule.forRoot(mailerOptions(config)),
    ],
    controllers: CONTROLLERS,
    providers: [
      ...SERVICES,
      { provide: Config, useValue: config },
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: APP_PIPE, useFactory: bodyValidation },
    ],
  };
}
