import { describe, expect, it } from 'vitest';
import { getUser } from '@parlour/contract/account/user/get-user';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, signUpBody } from '../testing/account-stage.ts';

const database = await databaseOfFile();

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
