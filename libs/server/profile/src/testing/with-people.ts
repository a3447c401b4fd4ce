import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { addPeople } from './profile-stage.ts';

export type People = Awaited<ReturnType<typeof addPeople>> & { db: BrandDatabase };

/** A database for a file of tests, and before each of them the same people anew: `begin` is given both. */
export function withPeople(begin: (people: People) => unknown): void {
  let database: Database;
  beforeAll(async () => void (database = await testDatabase()));
  afterAll(() => database.close());
  beforeEach(async () => {
    const db = database.forBrand('default');
    await begin({ db, ...(await addPeople(db)) });
  });
}
