import { testEveryPage } from '../../support/every-page';

// Without an office its pages say so.
testEveryPage('mfe-portal', [
  '/kantoor',
  '/kantoor/aanvragen',
  '/kantoor/aanvraag',
  '/kantoor/aanvragen/nieuw',
  '/kantoor/klachten',
  '/kantoor/klacht',
  '/kantoor/berichten',
  '/kantoor/bericht',
  '/kantoor/klanten',
  '/kantoor/klant',
  '/kantoor/medewerkers',
  '/kantoor/passkeys',
]);
