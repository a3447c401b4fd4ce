import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';

const openOn = (version: string, number: number): Promise<unknown> => {
  vi.spyOn(pg.Pool.prototype, 'query').mockResolvedValue({ rows: [{ version, number }] } as never);
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
