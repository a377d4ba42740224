/**
 * Every fact about law, tax and registers that pages state, with its official source. What cannot be sourced is not on the site. One file
 * per subject: bundlers give a page the files whose facts it states, and not the others.
 */
export * from './bestelwagen.js';
export * from './bijtelling.js';
export * from './bkr.js';
export * from './btw.js';
export * from './identiteitsbewijs.js';
export * from './investeringsaftrek.js';
export * from './kifid.js';
export * from './meetekenen.js';
export * from './zero-emissiezone.js';
