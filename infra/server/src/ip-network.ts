import ipaddr from 'ipaddr.js';

/** What gateways may add to an address in `X-Forwarded-For`. */
const PORT = /^(?:(\d+(?:\.\d+){3}):\d+|\[(.+)\](?::\d+)?)$/;

/** IPv4 addresses as a translator writes them (RFC 6052). */
const TRANSLATED = ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number];

/**
 * What an IP address is counted as, where something is counted by visitor: an IPv4 address itself, and a prefix of an IPv6 address,
 * because one subscriber owns all addresses in it: a /56 at most providers, and a /48 at some.
 *
 * @param wide where one who counts for many is worse than some who count as one: a /48, or the /24 of an IPv4 address
 */
export function networkOf(ip: string, { wide = false } = {}): string {
  const [, ipv4, ipv6] = PORT.exec(ip) ?? [];
  const address = ipv4 ?? ipv6 ?? ip;
  if (!ipaddr.isValid(address)) return ip;
  const parsed = ipaddr.process(address);
  const isTranslated = parsed instanceof ipaddr.IPv6 && parsed.match(TRANSLATED);
  const visitor = isTranslated ? new ipaddr.IPv4(parsed.toByteArray().slice(-4)) : parsed;
  if (visitor instanceof ipaddr.IPv4) {
    return wide ? `${ipaddr.IPv4.networkAddressFromCIDR(`${visitor}/24`)}/24` : visitor.toString();
  }
  const prefix = wide ? 48 : 56;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${visitor.toNormalizedString()}/${prefix}`)}/${prefix}`;
}
