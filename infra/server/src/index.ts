export * from './internal-port.js';
export * from './refusals.js';
export * from './request-id.js';
export * from './security-headers.js';
export * from './settings.js';
export * from './site-identity.js';
export * from './stopping.js';
export * from './unreadable-requests.js';
