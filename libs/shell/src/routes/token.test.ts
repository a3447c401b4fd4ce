import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { pageContext, type PageContext } from '../page-context.ts';
import { loader } from './token.tsx';

const token = 'a'.repeat(43);

/** Where a token leads that the server knows to be for this. */
async function follow(purpose: string): Promise<string | null> {
  const context = new RouterContextProvider();
  context.set(pageContext, { transport: async () => ({ page: { purpose } }) } as unknown as PageContext);
  const request = new Request(`http://parlour.localhost/${token}`);
  return (await loader({ context, params: { token }, request } as never)).headers.get('location');
}

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
