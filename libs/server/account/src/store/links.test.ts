import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { expect, test } from 'vitest';
import { insertLink } from './links.ts';
import { findMember } from './members.ts';

const brand = 'one';
const database = await databaseOfFile();

test.each([
  ['address', { email: 'new@example.com', email_key: 'new@example.com' }],
  ['password', { password_hash: 'another' }],
])('no link is made for a mail to a member whose %s has changed since they were seen', async (_, change) => {
  const db = database.forBrand(brand);
  const id = await addMember(db, brand);
  const seen = (await findMember(db, brand, id))!;
  const links = () =>
    db.selectFrom('tokens').select('purpose').where('brand', '=', brand).where('member_id', '=', id).execute();
  expect(await insertLink(db, seen, 'password-reset', new Date())).toMatch(/^[\w-]{43}$/);
  await db.updateTable('members').set(change).where('brand', '=', brand).where('id', '=', id).execute();
  expect(await insertLink(db, seen, 'password-reset', new Date())).toBeNull();
  expect(await links()).toHaveLength(1);
});
