import { afterAll } from 'vitest';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from './database.ts';

/** The `testDatabase` of a test file that needs one from its first test to its last; it is closed after whatever else ends there. */
export async function databaseOfFile(): Promise<Database> {
  const database = await testDatabase();
  afterAll(() => database.close());
  return database;
}
