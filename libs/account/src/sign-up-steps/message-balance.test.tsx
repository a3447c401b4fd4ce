// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { foldCredits } from '@parlour/api-client/payments/fold-credits';
import { heading, open, press, text } from './sign-up-steps.fixture.tsx';

const { queryKey } = userOptions();

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

describe('the first message', () => {
  it('leaves the free messages and the credits that are left', async () => {
    const standing = { credits: 12, free_left: 2 };
    const { client } = open('message', { answers: { 'POST /api/message.php': () => standing } });
    await userEvent.type(await text(), 'Good evening');
    await press(/^Send free/);
    await heading('Show them who is writing');
    const user = client.getQueryData(queryKey)?.user;
    expect(user).toMatchObject({ credits: 12, rights: { free_messages_left: 2 } });
  });

  it('does not bring back an older balance where its answer comes late, and has the account asked for again', async () => {
    const answer = () => {
      page.client.setQueryData(queryKey, (reply) => foldCredits(reply, { credits: 20 }));
      return { credits: 30, free_left: null };
    };
    const page = open('message', { answers: { 'POST /api/message.php': answer } });
    await userEvent.type(await text(), 'Good evening');
    const [asks, heard] = [vi.spyOn(page.client, 'invalidateQueries'), new Set<number | undefined>()];
    page.client.getQueryCache().subscribe(() => heard.add(page.client.getQueryData(queryKey)?.user?.credits));
    await press(/^Send free/);
    await heading('Show them who is writing');
    expect(heard).not.toContain(30);
    expect(asks).toHaveBeenCalledWith({ queryKey });
  });
});
