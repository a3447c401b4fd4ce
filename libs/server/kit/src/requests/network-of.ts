import ipaddr from 'ipaddr.js';

/**
 * An address cut to its network, /24 or /48 (contract part 0, 5), which is as much as anything here keeps of it. A connection that is
 * gone already has no address.
 */
export function networkOf(address: string | undefined): string {
  const plain = parsed(address);
  if (plain instanceof ipaddr.IPv4) return `${plain.octets.slice(0, 3).join('.')}.0/24`;
  if (plain instanceof ipaddr.IPv6) return `${firstGroups(plain, 3)}::/48`;
  return 'unknown';
}

/**
 * The line that an address is of: an IPv4 address as it is, an IPv6 one cut to /64, of which the smallest customer has all
 * (RFC 6177, section 2).
 */
export function lineOf(address: string | undefined): string {
  const plain = parsed(address);
  return plain instanceof ipaddr.IPv6 ? `${firstGroups(plain, 4)}::/64` : plainAddress(address);
}

/** An address without its port and the zone of a link, and an IPv4 one in whatever way it is put for a socket of both kinds. */
export const plainAddress = (address = ''): string => parsed(address)?.toString() ?? address;

/** Some proxies write the port of the connection behind the address that they tell of. */
const withPort = /^(?:(?<four>[\d.]+):\d+|\[(?<six>[^\]]+)\](?::\d+)?)$/;

function parsed(address = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const { four, six } = withPort.exec(address)?.groups ?? {};
  const [withoutZone = ''] = (four ?? six ?? address).split('%', 1);
  return ipaddr.isValid(withoutZone) ? ipaddr.process(withoutZone) : undefined;
}

const firstGroups = ({ parts }: ipaddr.IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');
