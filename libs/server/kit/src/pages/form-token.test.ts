import { expect, test } from 'vitest';
import { newFormToken, readFormToken } from './form-token.ts';
import { signer } from '../signing.ts';

const key = signer(new Uint8Array(32), 'form');
const place = { owner: 'ann', page: '/credits' };
const at = (time: string): Date => new Date(`2026-11-${time}Z`);

test('a form is good for no longer than the key of what it does is kept', () => {
  const now = at('21T20:00:00');
  const token = newFormToken({ ...place, now }, key);
  const readAt = (moment: Date) => readFormToken(token, { owner: 'ann', pages: ['/credits'], now: moment }, key);
  expect(readAt(at('22T19:59:59'))).toBe(readAt(now));
  expect(readAt(at('22T20:00:00'))).toBeNull();
});

test('a form that a server signed whose clock is ahead may be sent to the one behind: of the hour after this one, no later', () => {
  const token = newFormToken({ ...place, now: at('21T20:00:00') }, key);
  const readAt = (moment: Date) => readFormToken(token, { owner: 'ann', pages: ['/credits'], now: moment }, key);
  expect(readAt(at('21T19:59:59'))).toBe(readAt(at('21T20:00:00')));
  expect(readAt(at('21T19:59:59'))).not.toBeNull();
  expect(readAt(at('21T18:59:59'))).toBeNull();
});
