export {
  type ApiAnswer,
  type CallArguments,
  type CallOptions,
  callApi,
  callOk,
  callPath,
  HttpError,
  NetworkError,
} from './api/api-client';
export * from './button/button';
export * from './callout/callout';
export * from './card/card';
export * from './card/covered-card';
export * from './close-button/close-button';
export * from './consent/categories';
export { type Consent, ConsentProvider, useConsent } from './consent/consent';
export type { ConsentStatus } from './consent/consent-store';
export * from './consent/consented-script';
export * from './contact-cards/contact-cards';
export * from './document/hydrated';
export * from './failure-events/failure-events';
export * from './field/radio-label';
export * from './field/slider-field';
export * from './field/vat-switch';
export * from './fixed/single-task';
export * from './fixed/use-fixed';
export * from './hero/centre-line';
export * from './hero/page-hero';
export * from './icon/create-icon';
export { Illustration, type IllustrationName, type IllustrationProps } from './illustration/illustration';
export * from './layout/band';
export * from './layout/grid';
export * from './link/back-link';
export * from './link/link';
export type { SitePath } from './link/link-target';
export * from './link/text-link';
export * from './logo/logo';
export * from './my-lease/my-lease';
export * from './pages/pages';
export * from './pages/places';
export * from './pages/site-pages';
export * from './plate/amount-plate';
export * from './plate/plate';
export * from './section-title/section-title';
export * from './session/auth-user';
export * from './session/forget-visitor';
export * from './session/logout';
export * from './session/session-provider';
export { firstLogin, storedCustomer } from './session/stored-customer';
export * from './site/site';
export * from './storage/tab-storage';
export * from './structured-data/company';
export * from './theme/global-style';
export * from './theme/palette';
export * from './theme/surface';
export * from './theme/theme';
export * from './theme/timing';
export * from './toast/toast';
export * from './visually-hidden/visually-hidden';
export * from './without-scripts/only-with-scripts';
