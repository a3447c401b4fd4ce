import { expect, it } from 'vitest';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { routeArguments } from '../testing/route-arguments.ts';
import { whereTo } from '../testing/where-to.ts';
import { loader } from './token.tsx';

const token = 'a'.repeat(43);

/** Where a token leads that the server knows to be for this. */
const follow = async (purpose: string) =>
  whereTo(
    await loader(routeArguments({ address: `/${token}`, params: { token }, answer: () => ({ page: { purpose } }) })),
  );

it.each([
  ['mail-resume', `/unsubscribe?token=${token}&action=resume`],
  ['reactivation', `/account-deleted?token=${token}`],
  ['leaving', `/account-deleted?token=${token}&closed=1`],
])('a link of %s leads to its page', async (purpose, page) => {
  expect(await follow(purpose)).toBe(page);
});

it('a token of anything that is not mailed is not found', async () => {
  await expect(follow('invitation')).rejects.toMatchObject({ init: { status: 404 } });
});

it('no mailed link leads nowhere', async () => {
  for (const purpose of Object.keys(linkLifetime)) expect(await follow(purpose)).toContain(`token=${token}`);
});
