import type { Pool } from 'pg';
import { ExplainedError } from '@parlour/brand/explained-error';

/** The database keeps less than what people write. */
class NotInUtf8 extends ExplainedError {
  constructor(encoding: string) {
    super(
      `DATABASE_URL: the database is in ${encoding}, which does not hold all that is written in eleven languages. Make one in UTF8: ` +
        `create database … encoding 'UTF8' template template0;`,
    );
  }
}

/** @throws NotInUtf8, where a step or a member would fail on a letter later */
export async function checkEncoding(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  const { encoding } = rows[0]!;
  if (encoding !== 'UTF8') throw new NotInUtf8(encoding);
}
