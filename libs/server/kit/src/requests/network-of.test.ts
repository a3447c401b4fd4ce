import { expect, test } from 'vitest';
import { lineOf, networkOf } from './network-of.ts';

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['::FFFF:c000:24d', '192.0.2.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['2001:0DB8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['192.0.2.77:50123', '192.0.2.0/24'],
  ['[2001:db8:12:34::1]:50123', '2001:db8:12::/48'],
  ['[2001:db8:12:34::1]', '2001:db8:12::/48'],
  ['nonsense', 'unknown'],
  [undefined, 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.77', '192.0.2.77'],
  ['::ffff:192.0.2.77', '192.0.2.77'],
  ['0:0:0:0:0:ffff:192.0.2.77', '192.0.2.77'],
  ['2001:db8:12:34::1', '2001:db8:12:34::/64'],
  ['2001:db8:12:34:ffff::9%eth0', '2001:db8:12:34::/64'],
  ['192.0.2.77:50123', '192.0.2.77'],
  ['[2001:db8:12:34::1]:50123', '2001:db8:12:34::/64'],
  ['[2001:db8:12:34:ffff::9%eth0]:50123', '2001:db8:12:34::/64'],
  ['[::ffff:192.0.2.77]:50123', '192.0.2.77'],
  ['nonsense', 'nonsense'],
  ['nonsense:80', 'nonsense:80'],
  [undefined, ''],
])('the line of %s is %s', (address, line) => {
  expect(lineOf(address)).toBe(line);
});
