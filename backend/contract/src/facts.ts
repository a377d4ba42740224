/**
 * What pages, portal and mails state as facts: laws, tax, registers, companies, vehicles by their plate, documents, and what is stored of a
 * person.
 */
export * from './bedrijf-in-woorden.js';
export * from './belastingjaar.js';
export * from './bron.js';
export * from './dag-in-woorden.js';
export * from './documenten.js';
export * from './eerste-jaar.js';
export * from './feiten/index.js';
export * from './kenteken.js';
export * from './vermelding.js';
export * from './verwerkingen.js';
export * from './voertuig-in-woorden.js';
