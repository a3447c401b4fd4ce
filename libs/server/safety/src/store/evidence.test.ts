import { expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { collectEvidence } from './evidence.ts';

const brand = 'default';
const database = await databaseOfFile();

it('of a message that is nowhere in its conversation is none, and is not looked for without end', async () => {
  const db = database.forBrand(brand);
  const found = { memberId: await addMember(db, brand), conversationId: uuid() };
  const target = { type: 'message', id: uuid() } as const;
  for (const messageIds of [[], [uuid()]]) {
    const { evidence } = await db
      .transaction()
      .execute((trx) => collectEvidence(trx, brand, target, { ...found, messageIds, now: new Date() }));
    expect(evidence.messages).toEqual([]);
  }
});
