import ipaddr from 'ipaddr.js';

/** What gateways may add to an address in `X-Forwarded-For`. */
const PORT = /^(?:(\d+(?:\.\d+){3})|\[(.+)\]):\d+$/;

/**
 * What an IP address is counted as, where something is counted by visitor: an IPv4 address itself, and a prefix of an IPv6 address,
 * because one subscriber owns all addresses in it: a /56 at most providers, and a /48 at some.
 *
 * @param prefix 48 where a subscriber who counts for many is worse than some subscribers who count as one
 */
export function networkOf(ip: string, prefix: 48 | 56 = 56): string {
  const [, ipv4, ipv6] = PORT.exec(ip) ?? [];
  const address = ipv4 ?? ipv6 ?? ip;
  if (!ipaddr.isValid(address)) return ip;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const first = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${prefix}`);
  return `${first}/${prefix}`;
}
