import { testEveryPage } from '../../support/every-page';

testEveryPage('mfe-calculator', [
  '/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60',
  '/search?q=lease',
]);
