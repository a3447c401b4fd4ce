import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';

const openOn = (version: string, number: number, encoding = 'UTF8'): Promise<unknown> => {
  vi.spyOn(pg.Pool.prototype, 'query').mockResolvedValue({ rows: [{ version, number, encoding }] } as never);
  return openDatabase({ engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/nothing' });
};

test('a PostgreSQL that is too old is refused, with its version and the one that is needed', async () => {
  await expect(openOn('14.19 (Debian 14.19-1)', 140_019)).rejects.toThrow(
    'PostgreSQL 14.19 (Debian 14.19-1) is too old: PostgreSQL 15 or later is needed.',
  );
});

test('the oldest that will do is opened', async () => {
  await expect(openOn('15.0', 150_000)).resolves.toMatchObject({ engine: 'postgres' });
});

test('a database in another encoding is refused before a letter fails that it does not know', async () => {
  await expect(openOn('16.1', 160_001, 'LATIN1')).rejects.toThrow(
    "DATABASE_URL: the database is in LATIN1, which does not hold all that is written in eleven languages. Make one in UTF8: create database … encoding 'UTF8' template template0;",
  );
});

test('a certificate that is not there is told from any other file', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/nothing?sslmode=verify-full&sslrootcert=/nowhere/root.pem';
  await expect(openDatabase({ engine: 'postgres', url })).rejects.toThrow(
    'DATABASE_URL: /nowhere/root.pem, which sslrootcert, sslcert or sslkey names, cannot be read: correct the path.',
  );
});
