import { describe, expect, it } from 'vitest';
import { newFormToken } from './form-token.ts';
import { pagePath, readPostedForm } from './posted-form.ts';
import { signer } from '../signing.ts';

const origin = 'http://default.localhost';
const now = new Date('2026-11-21T20:00:00.000Z');
const forms = signer(Buffer.from('a key of the tests'), 'form-token');
const token = newFormToken({ owner: 'ann', page: '/credits', now }, forms);

/** Posts a form of the page to the page, as a browser does. */
const post = (
  fields: Record<string, string>,
  { owner = 'ann', headers = { origin } }: { owner?: string; headers?: Record<string, string> } = {},
) => {
  const request = new Request(`${origin}/credits`, { method: 'POST', headers, body: new URLSearchParams(fields) });
  return readPostedForm(request, { owner, origin, now, signer: forms });
};
const refusalOf = async (posted: Promise<unknown>) => {
  const refusal = (await posted.catch((thrown: unknown) => thrown)) as Response & { values?: FormData };
  return { status: refusal.status, body: await refusal.json(), typed: refusal.values && [...refusal.values] };
};

// Ten seconds guard against a search that takes the square of the length.
it('the page of an address is known at once, however many slashes that has', { timeout: 10_000 }, () => {
  const slashes = '/'.repeat(240_000);
  expect(pagePath(`/credits${slashes}`)).toBe('/credits');
  expect(pagePath(`${slashes}credits`)).toBe(`${slashes}credits`);
  expect(pagePath(slashes)).toBe('/');
});

describe('a posted form', () => {
  it('is read with the key of its token, which is no field', async () => {
    const { values, idempotencyKey } = await post({ amount: '3', form_token: token });
    expect([...values]).toEqual([['amount', '3']]);
    expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['of another session', { form_token: token }, { owner: 'ben' }],
    ['with a made-up token', { form_token: 'a.b.c' }, {}],
    ['without a token', {}, {}],
  ])('%s has expired, and what was typed is not lost', async (_, fields, options) => {
    expect(await refusalOf(post({ amount: '3', ...fields }, options))).toEqual({
      status: 403,
      body: { code: 'form_expired' },
      typed: [['amount', '3']],
    });
  });

  it.each([
    ['a letter of an older alphabet', Buffer.from([...Buffer.from(`form_token=${token}&name=Zo`), 0xeb])],
    ['an encoded one', Buffer.from(`form_token=${token}&name=Zo%EB`)],
  ])('with %s is refused rather than kept damaged', async (_, body) => {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const request = new Request(`${origin}/credits`, { method: 'POST', headers, body });
    expect(await refusalOf(readPostedForm(request, { owner: 'ann', origin, now, signer: forms }))).toEqual({
      status: 400,
      body: { code: 'bad_request' },
      typed: undefined,
    });
  });

  it('keeps the letters of every alphabet', async () => {
    const { values } = await post({ name: 'Zoë Łucja 😀 100% + 1', form_token: token });
    expect([...values]).toEqual([['name', 'Zoë Łucja 😀 100% + 1']]);
  });

  it('of another site is not read at all, whatever its token', async () => {
    const headers = { origin: 'http://evil.example' };
    expect(await refusalOf(post({ amount: '3', form_token: token }, { headers }))).toEqual({
      status: 403,
      body: { code: 'header_missing' },
      typed: undefined,
    });
  });
});
