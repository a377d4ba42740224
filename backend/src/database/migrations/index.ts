/* Every migration. They run by the moment in their names. */

export * from './activation-codes.js';
export * from './agreed-when-completed.js';
export * from './application-details.js';
export * from './application-mails.js';
export * from './case-notes.js';
export * from './company-of-application.js';
export * from './complaint-status-changes.js';
export * from './contact-answers.js';
export * from './customers-last-login.js';
export * from './dealers.js';
export * from './documents.js';
export * from './drafts.js';
export * from './employees.js';
export * from './first-tables.js';
export * from './growth-indexes.js';
export * from './lease-offers.js';
export * from './lease-requests.js';
export * from './lease-status-changes.js';
export * from './limits-by-expiry.js';
export * from './new-login-codes.js';
export * from './offer-endings.js';
export * from './office-cases.js';
export * from './office-customers.js';
export * from './office-records.js';
export * from './previous-login-codes.js';
export * from './vehicle-of-application.js';
