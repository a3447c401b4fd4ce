import { updateChat } from '@parlour/contract/chat/update-chat';
import type { Site } from '@parlour/server-kit/sites/sites';
import type { JoinedSlices } from '../joining/join-slices.ts';
import { actingContext } from './acting-context.ts';

/** What a member of the demo world reads, and how far. */
export interface DemoReading {
  memberId: string;
  conversationId: string;
  messageId: string;
}

/** Reads a conversation up to a message, by the call that opening it makes. */
export async function readAs(
  { calls }: Pick<JoinedSlices, 'calls'>,
  site: Site,
  { memberId, conversationId, messageId }: DemoReading,
): Promise<void> {
  const reading = calls.find(({ call }) => call === updateChat);
  if (!reading) throw new Error('Conversations are read by no call.');
  const input = { query: {}, body: { id: conversationId, read_until: messageId } };
  await reading.run(input as never, await actingContext(site, memberId, new Date()));
}
