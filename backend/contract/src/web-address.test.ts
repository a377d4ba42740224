import { asWebAddress } from './web-address.js';

test.each([
  ['https://autobedrijf.nl/bus', 'https://autobedrijf.nl/bus'],
  ['http://autobedrijf.nl', 'http://autobedrijf.nl'],
  ['HTTPS://Auto.nl', 'HTTPS://Auto.nl'],
  [' www.autobedrijf.nl/bus ', 'https://www.autobedrijf.nl/bus'],
  ['httpauto.nl/bus', 'https://httpauto.nl/bus'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
])('the link %j becomes %s', (link, address) => {
  expect(asWebAddress(link)).toBe(address);
});
