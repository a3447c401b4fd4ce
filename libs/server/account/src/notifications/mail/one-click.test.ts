import { describe, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { addresses } from '@parlour/contract/addresses';
import type { TestApi } from '@parlour/testing/build-api';
import { addMember } from '@parlour/testing/members';
import { mailLinks, withNotificationApi } from '../../testing/with-notification-api.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

let api: TestApi;
withNotificationApi((started) => (api = started));

const forms = {
  'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
  'multipart/form-data; boundary=b':
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  'application/json': '{"List-Unsubscribe":"One-Click"}',
};

/** As a mail provider's server posts: no cookie, no header of ours. */
const post = (token: string, type: string, payload: string, path = '/api/unsubscribe.php') =>
  api.app.inject({
    method: 'POST',
    url: `${path}?${new URLSearchParams({ token }).toString()}`,
    headers: { host: `${modelBrand.id}.localhost`, 'content-type': type },
    payload,
  });
const memberOf = (id: string) =>
  api
    .dbOf(modelBrand.id)
    .selectFrom('members')
    .select(['id', 'email', 'notifications_disabled'])
    .where('brand', '=', modelBrand.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const disabled = async (id: string) => (await memberOf(id)).notifications_disabled;

describe('the button of a mail program (RFC 8058)', () => {
  it.each(Object.entries(forms))('ends mails by one post as %s', async (type, payload) => {
    const id = await addMember(api.dbOf(modelBrand.id), modelBrand.id);
    const answer = await post(unsubscribeToken(mailLinks, modelBrand.id, await memberOf(id)), type, payload);
    expect([answer.statusCode, answer.json()]).toEqual([200, { unsubscribed: true }]);
    expect(await disabled(id)).toEqual(['listunsubscribe']);
  });

  it('does nothing without its one field, or with a token of another brand', async () => {
    const id = await addMember(api.dbOf(modelBrand.id), modelBrand.id);
    const [type, payload] = Object.entries(forms)[0]!;
    const token = unsubscribeToken(mailLinks, modelBrand.id, await memberOf(id));
    expect((await post(token, type, 'List-Unsubscribe=No')).statusCode).toBe(422);
    expect((await post(token, type, '')).statusCode).toBe(422);
    expect((await post(unsubscribeToken(mailLinks, 'other', await memberOf(id)), type, payload)).statusCode).toBe(410);
    expect(await disabled(id)).toEqual([]);
  });

  it('leads to the page that asks first, where a program only opens its address (RFC 2369)', async () => {
    const id = await addMember(api.dbOf(modelBrand.id), modelBrand.id);
    const token = unsubscribeToken(mailLinks, modelBrand.id, await memberOf(id));
    const address = `/api/unsubscribe.php?${new URLSearchParams({ token }).toString()}`;
    const look = { url: address, headers: { host: `${modelBrand.id}.localhost` } };
    const { statusCode, headers, body, cookies } = await api.app.inject(look);
    expect([statusCode, headers.location, body]).toEqual([303, addresses.unsubscribe.href(undefined, { token }), '']);
    expect(cookies).toEqual([]);
    expect(await disabled(id)).toEqual([]);
  });

  it.each([
    ['is cut off', '?token=', '/unsubscribe'],
    ['has lost all of it', '', '/unsubscribe'],
    ['is not whole', '?token=x', '/unsubscribe?token=x'],
    ['was marked on the way', '?token=x&utm_source=mail&fbclid=3&mc_eid=5&token_of=them', '/unsubscribe?token=x'],
  ])('leads there too where its address %s', async (_, query, page) => {
    const look = { url: `/api/unsubscribe.php${query}`, headers: { host: `${modelBrand.id}.localhost` } };
    const { statusCode, headers } = await api.app.inject(look);
    expect([statusCode, headers.location]).toEqual([303, page]);
  });

  it('refuses what a client of ours adds to it', async () => {
    const headers = { host: `${modelBrand.id}.localhost`, 'x-request-type': 'client' };
    const { statusCode, body } = await api.app.inject({ url: '/api/unsubscribe.php?token=x&utm_source=mail', headers });
    expect([statusCode, body]).toEqual([422, expect.stringContaining('utm_source')]);
  });

  it('ends nothing once mails go to another address', async () => {
    const id = await addMember(api.dbOf(modelBrand.id), modelBrand.id);
    const [type, payload] = Object.entries(forms)[0]!;
    const token = unsubscribeToken(mailLinks, modelBrand.id, await memberOf(id));
    const change = { email: 'New@Parlour.example', email_key: 'new@parlour.example' };
    await api
      .dbOf(modelBrand.id)
      .updateTable('members')
      .set(change)
      .where('brand', '=', modelBrand.id)
      .where('id', '=', id)
      .execute();
    expect((await post(token, type, payload)).statusCode).toBe(410);
    expect(await disabled(id)).toEqual([]);
    await post(unsubscribeToken(mailLinks, modelBrand.id, await memberOf(id)), type, payload);
    expect(await disabled(id)).toEqual(['listunsubscribe']);
  });

  it('is the only form of texts that calls take', async () => {
    const answer = await post('x', 'application/x-www-form-urlencoded', 'signed_payload=x', '/api/mail-webhook.php');
    expect(answer.statusCode).toBe(400);
  });
});
