import type { Page } from '@playwright/test';
import { call } from '../support/call.ts';
import { expect } from '../support/test.ts';

/** Likes somebody by the call, for tests of what the other sees. */
export async function likeByCall(page: Page, profileId: string): Promise<void> {
  const { status } = await call(page, 'POST', 'like.php', { profile_id: profileId, source: 'profile' });
  expect(status, 'the call that likes').toBe(201);
}

/** Begins a conversation with somebody by the call; the first ones are free. Answers the conversation's id. */
export async function writeByCall(page: Page, profileId: string, text: string): Promise<string> {
  const { status, body } = await call(page, 'POST', 'message.php', {
    profile_id: profileId,
    type: 'text',
    text,
    client_id: crypto.randomUUID(),
    expected_cost: 0,
  });
  expect(status, 'the call that sends a message').toBe(201);
  return (body as { conversation: { id: string } }).conversation.id;
}
