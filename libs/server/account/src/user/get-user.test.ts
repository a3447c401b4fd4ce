import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '@parlour/contract/account/user/get-user';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { accountStage, signUpBody } from '../testing/account-stage.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('who is here', () => {
  it('is nobody for a visitor, with the server’s clock and the country', async () => {
    const stage = accountStage(database, 'visitors');
    expect(await stage.call(getUser, { query: {} }, { country: 'DE' })).toEqual({
      user: null,
      server_time: '2026-11-20T20:00:00.000Z',
      counts: { unread: 0, new_likes: 0 },
      last_event: 0,
      geo: { country: 'DE', selected_country: 'DE' },
    });
    expect(await stage.call(getUser, { query: {} }, { country: 'JP' })).toMatchObject({
      geo: { country: 'JP', selected_country: 'NL' },
    });
  });

  it('is the member, with counts', async () => {
    const stage = accountStage(database, 'members');
    const { user } = await stage.call(signUp, { body: signUpBody() });
    expect(await stage.call(getUser, { query: {} }, { id: user.id })).toMatchObject({
      user: { id: user.id },
      counts: { unread: 3, new_likes: 1 },
      last_event: 9,
    });
  });
});
