import { afterAll, beforeAll, expect, it } from 'vitest';
import { listNotifications } from '@parlour/contract/account/notifications/list-notifications';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import { lockMember } from '../../store/members.ts';
import { tellingStage } from '../../testing/telling-stage.ts';

let database: Database;
beforeAll(async () => void (database = await testDatabase('postgres')));
afterAll(() => database.close());

it('what happens to a member who comes back at that moment is written down, and told', async () => {
  const stage = tellingStage(database, 'back', () => false);
  const { brand, db } = stage.world;
  const [ada, tom] = [await stage.add(), await stage.add()];
  await stage.like(ada, tom);
  await stage.become(tom, { status: 'pending_deletion' });
  await meet(db, {
    first: (trx) => lockMember(trx, brand.id, tom),
    act: () => stage.run({ name: 'notify', data: stage.likeNotice(tom, ada) }),
    last: (trx) => trx.updateTable('members').set({ status: 'active' }).where('id', '=', tom).execute(),
  });
  expect((await stage.call(listNotifications, {}, tom)).notifications).toMatchObject([{ kind: 'like', unread: true }]);
  const due = db.selectFrom('notifications').select('mail_due_at').where('brand', '=', brand.id);
  expect(await due.execute()).toEqual([{ mail_due_at: expect.any(Date) as Date }]);
});
