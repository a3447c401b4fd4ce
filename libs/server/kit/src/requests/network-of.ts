import { isIPv4, isIPv6 } from 'node:net';

/**
 * An address cut to its network, /24 or /48 (contract part 0, 5), which is as much as anything here keeps of it. A connection that is
 * gone already has no address.
 */
export function networkOf(address: string | undefined): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIPv6(plain)) return `${fullIPv6(plain).slice(0, 3).join(':')}::/48`;
  return 'unknown';
}

/**
 * The line that an address is of: an IPv4 address as it is, an IPv6 one cut to /64, of which the smallest customer has all
 * (RFC 6177, section 2).
 */
export function lineOf(address: string | undefined): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${fullIPv6(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** An address without the zone of a link, and an IPv4 one without what a socket for both kinds puts before it. */
export const plainAddress = (address = ''): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.split('%', 1)[0]!;

/** The eight groups of an IPv6 address, without leading zeros. */
function fullIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
