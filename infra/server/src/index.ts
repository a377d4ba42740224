export * from './internal-port.js';
export * from './refusals.js';
export * from './request-id.js';
export * from './unreadable-requests.js';
