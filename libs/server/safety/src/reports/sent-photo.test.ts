import { expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation, addPhotoMessage } from '../testing/talk.ts';

const database = await databaseOfFile();
const { db, people, reportBy } = moderationStage(() => database);

it('a photo of a conversation is reported with its message by who got it, and by its own id by nobody', async () => {
  const [reporter, reported] = await people();
  const { conversationId } = await addConversation(db(), brand, reported, reporter, [[reported, 'Look']]);
  const { messageId, photoId } = await addPhotoMessage(db(), brand, { conversationId, seq: 2, sender: reported });
  for (const who of [await addMember(db(), brand), reporter])
    await expect(reportBy(who, { type: 'photo', id: photoId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await reportBy(reporter, { type: 'message', id: messageId })).toMatchObject({ status: 'received' });
});
