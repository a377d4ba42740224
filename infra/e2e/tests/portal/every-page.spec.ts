import { testEveryPage } from '../../support/every-page';

// Without an office its pages say so.
testEveryPage('mfe-portal', [
  '/kantoor',
  '/kantoor/aanvragen',
  '/kantoor/aanvraag',
  '/kantoor/klanten',
  '/kantoor/klant',
  '/kantoor/medewerkers',
]);
