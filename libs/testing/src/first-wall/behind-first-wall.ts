import type { Database } from '@parlour/server-db/database';
import { planPlainly } from './plan.ts';
import { tablesOfAllBrands } from './tables-of-all-brands.ts';
import { watchStatements, type BrandStatement } from './watch-statements.ts';

/** The product sent statements that only row-level security keeps within their brand. */
export class FirstWallBroken extends Error {
  constructor(gaps: readonly string[]) {
    super(
      `Name the brand of each table that a statement reads (\`where q.brand = …\`), and set none of a row that is there. Here it is missing:\n${gaps.join('\n')}`,
    );
    this.name = 'FirstWallBroken';
  }
}

/**
 * Shows that the first wall between brands stands without the second: every statement that the product sends for a
 * brand while a test file runs names the brand of each of its tables. Row-level security hides from tests any statement
 * that does not. So at its closing the database is asked what each statement would read without that.
 *
 * @param database a PGlite: it explains statements without their values, and any engine is sent the same ones
 * @returns the same database, whose `close` throws FirstWallBroken
 */
export function behindFirstWall(database: Database): Database {
  const { watched, statements } = watchStatements(database);
  return {
    ...watched,
    async close() {
      try {
        await refuseGaps(database, [...statements.values()]);
      } finally {
        await database.close();
      }
    },
  };
}

/** What an earlier test file found right: the files of a worker share its process, and send similar statements. */
const found = new Set<string>();
const nameOf = ({ text, brandAt }: BrandStatement): string => `${[...brandAt].join()}: ${text}`;

async function refuseGaps(database: Database, sent: readonly BrandStatement[]): Promise<void> {
  const statements = sent.filter((statement) => !found.has(nameOf(statement)));
  if (statements.length === 0) return;
  await planPlainly(database);
  const gaps: string[] = [];
  for (const statement of statements) {
    const tables = await tablesOfAllBrands(database, statement);
    if (tables.length === 0) found.add(nameOf(statement));
    else gaps.push(`${tables.join(', ')} in ${statement.sentBy}:\n${statement.text}`);
  }
  if (gaps.length > 0) throw new FirstWallBroken(gaps);
}
