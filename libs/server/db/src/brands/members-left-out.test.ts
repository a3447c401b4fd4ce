import type { MemberWishes } from '@parlour/testing/members';
import { addMember } from '@parlour/testing/members';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { expect, test } from 'vitest';
import { countOthers, countYounger } from './members-left-out.ts';

const database = await databaseOfFile();
const add = (brand: string, wishes: MemberWishes) => addMember(database.forBrand(brand), brand, wishes);
async function addErased(brand: string, wishes: MemberWishes): Promise<void> {
  const erased = await add(brand, wishes);
  const members = database.forBrand(brand).updateTable('members').set({ erased_at: new Date() });
  await members.where('brand', '=', brand).where('id', '=', erased).execute();
}

test('members elsewhere are those of one brand that are real and still there', async () => {
  for (const country of ['NL', 'FR']) await add('far', { country });
  await add('far', { country: 'FR', fictional: true });
  await add('near', { country: 'DE' });
  await addErased('far', { country: 'DE' });
  expect(await countOthers(database, 'far', 'country', ['NL', 'BE'])).toEqual([{ left: 'FR', members: 1 }]);
});

test('so are those who read it in another language', async () => {
  for (const language of ['nl', 'fr'] as const) await add('spoken', { language });
  await add('spoken', { language: 'fr', fictional: true });
  await add('silent', { language: 'de' });
  await addErased('spoken', { language: 'de' });
  expect(await countOthers(database, 'spoken', 'language', ['nl'])).toEqual([{ left: 'fr', members: 1 }]);
});

test('so are those of another gender, and those who say another sexuality; who says none is of none', async () => {
  for (const gender of ['male', 'female'] as const) await add('mixed', { gender, sexuality: 'bi' });
  await add('mixed', { gender: 'male' });
  await add('mixed', { gender: 'male', sexuality: 'bi', fictional: true });
  await add('apart', { gender: 'male', sexuality: 'bi' });
  await addErased('mixed', { gender: 'male', sexuality: 'gay' });
  expect(await countOthers(database, 'mixed', 'gender', ['female'])).toEqual([{ left: 'male', members: 2 }]);
  expect(await countOthers(database, 'mixed', 'sexuality', ['gay'])).toEqual([{ left: 'bi', members: 2 }]);
});

test('younger than an age is whoever has that birthday still before them', async () => {
  for (const date_of_birth of ['1996-11-21', '1996-11-22', '2000-01-01']) await add('grown', { date_of_birth });
  await add('grown', { date_of_birth: '2000-01-01', fictional: true });
  await add('young', { date_of_birth: '2000-01-01' });
  await addErased('grown', { date_of_birth: '2000-01-01' });
  expect(await countYounger(database, 'grown', 30, '2026-11-21')).toBe(2);
});
