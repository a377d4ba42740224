/** What server and browser share about a page: the part of the protocol that runs in browsers too. */
export * from './addresses';
export * from './boot';
export * from './built-ins';
export * from './canary-group';
export * from './composition';
export * from './loaded-page';
export * from './names';
export * from './page-load-error';
export * from './page-query';
export * from './scripts-of-page';
export * from './site-failure';
export * from './site-links';
export * from './vitals';
