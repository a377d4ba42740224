import type { Answer } from './calls.js';

/** Why the link of a draft no longer works before it expires. */
export type ConceptEinde = 'verstuurd' | 'vervangen' | 'verwijderd';

/** POST /api/customers/lease-draft: what a customer filled in of an application. */
export interface SaveCustomerDraftBody {
  /** The answers of the wizard as a JSON object of texts and choices, as typed. The backend stores them encrypted. */
  antwoorden: string;
  /** The id of the step that is shown; missing or empty for the first one. */
  stap?: string;
  /** The token of the draft that this one replaces; missing when there is none. */
  concept?: string;
}

/** POST /api/lease-drafts. The link is mailed to the address. */
export interface SaveDraftBody extends SaveCustomerDraftBody {
  email: string;
}

/** The token of the draft, with which it is replaced, opened and sent. The link in the mail has the same one. */
export interface SaveDraftAnswer extends Answer {
  concept: string;
}

/** POST /api/lease-drafts/open and DELETE /api/lease-drafts: the token of the mailed link. */
export interface DraftTokenBody {
  concept: string;
}

/** POST /api/lease-drafts/open. */
export interface DraftAnswer extends Answer {
  /** A JSON object, as it was saved: of an earlier version of the form perhaps. */
  antwoorden: string;
  /** Empty for the first step. */
  stap: string;
  /** The name of the dealer who began the application; missing when the visitor did. */
  dealer?: string;
}
