import { expect, test } from 'vitest';
import { sealer } from './sealing.ts';

const key = Buffer.from('a key of the tests');
const mine = sealer(key, 'cursors');

test('what is sealed comes back as it was, and looks different each time', () => {
  const [one, other] = [mine.seal('2026-11-21|ü'), mine.seal('2026-11-21|ü')];
  expect([mine.open(one), mine.open(other)]).toEqual(['2026-11-21|ü', '2026-11-21|ü']);
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('2026');
});

test('what was changed, made up or sealed for another purpose stays closed', () => {
  const bytes = Buffer.from(mine.seal('page 2'), 'base64url');
  bytes[13]! ^= 1;
  const strange = [bytes.toString('base64url'), 'made-up', '', sealer(key, 'other').seal('page 2')];
  expect(strange.map(mine.open)).toEqual([null, null, null, null]);
});

test('what an earlier release sealed is opened', () => {
  expect(mine.open('ZmeGTLUFrd2gXkxqPA-fO84_lUzyCNKtiyoGUMfoqeBr9w')).toBe('page 2');
});
