import { networkOf } from './ip-network.js';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50432', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1::/56'],
  ['[2001:db8:1:2ff::6]:50432', '2001:db8:1:200::/56'],
  ['[2001:db8:1:2ff::6]', '2001:db8:1:200::/56'],
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['2001:db8::6', '2001:db8::/56'],
  ['::1', '::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['2001:db8:1:2ff::6', '2001:db8:1::/48'],
  ['192.0.2.7', '192.0.2.0/24'],
])('what one may own can count as one: %s as %s', (ip, network) => {
  expect(networkOf(ip, { wide: true })).toBe(network);
});
