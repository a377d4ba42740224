export * from './calls.js';
export * from './codes.js';
export * from './complaint.js';
export * from './customer.js';
export * from './lease.js';
export * from './lease-hand-over.js';
export * from './promises.js';
export * from './site-identity.js';
