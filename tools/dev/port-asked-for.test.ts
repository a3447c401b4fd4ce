import { expect, test } from 'vitest';
import { portAskedFor } from './port-asked-for.ts';

test.each([
  [undefined, 4200],
  ['', 4200],
  ['4321', 4321],
])('PORT=%s is %s', (PORT, port) => {
  expect(portAskedFor({ PORT })).toBe(port);
});

test.each(['abc', '99999', ' '])('PORT=%j is refused by its name', (PORT) => {
  expect(() => portAskedFor({ PORT })).toThrow(/^The configuration is wrong:\n {2}PORT: .*0 to 65535/);
});
