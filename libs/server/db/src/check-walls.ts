import { sql } from 'kysely';
import { ExplainedError } from '@parlour/brand/explained-error';
import type { Database } from './database.ts';
import type { Transaction } from './brand-database.ts';
import { appRole, unwalledTables } from './walls.ts';

/** The walls between brands do not hold; the server must not start. */
export class WallsBroken extends ExplainedError {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The walls between brands do not hold: ${faults.join('; ')}`);
    this.faults = faults;
  }
}

interface RoleFacts {
  role: string;
  brand: string;
  superuser: boolean;
  bypasses: boolean;
  owned: number;
}

/** Two brands that no settings file may take: their rows live only inside the transaction of the check. */
const probes = { brand: 'wall-probe', other: 'wall-probe-other' } as const;

/**
 * Checks at start that the second wall stands. A brand's queries run as a role that owns nothing and may not pass
 * row-level security. Every table has the policy. A row of one brand is not there for another.
 *
 * @throws WallsBroken with every fault found
 */
export async function checkWalls(database: Database): Promise<void> {
  const facts = await roleFacts(database);
  const open = await unwalledTables(database.owner);
  const faults = [
    facts.role !== appRole && `queries run as ${facts.role}, not as ${appRole}`,
    facts.brand !== probes.brand && `queries run for brand "${facts.brand}", not for the one they were asked for`,
    facts.superuser && `${facts.role} is a superuser`,
    facts.bypasses && `${facts.role} passes row-level security`,
    facts.owned > 0 && `${facts.role} owns ${facts.owned} tables`,
    open.length > 0 && `tables without wall: ${open.join(', ')}`,
    await leak(database),
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new WallsBroken(faults);
}

async function roleFacts(database: Database): Promise<RoleFacts> {
  const { rows } = await sql<RoleFacts>`
    select current_user as role, current_setting('app.brand', true) as brand, rolsuper as superuser, rolbypassrls as bypasses,
      (select count(*)::integer from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p', 'v', 'm')) as owned
    from pg_roles where rolname = current_user`.execute(database.forBrand(probes.brand));
  return rows[0]!;
}

/** Plants a row of one brand, looks for it as both, and takes everything back. */
async function leak(database: Database): Promise<string | false> {
  const trx = await database.owner.startTransaction().execute();
  try {
    await trx
      .insertInto('gifts')
      .values({ brand: probes.brand, id: 'probe', image: '', cost: 0, position: 0 })
      .execute();
    if ((await probesSeenBy(trx, probes.brand)) !== 1) return 'a brand does not see its own row';
    return (await probesSeenBy(trx, probes.other)) !== 0 && 'a brand sees the row of another';
  } finally {
    await trx.rollback().execute();
  }
}

async function probesSeenBy(trx: Transaction, brand: string): Promise<number> {
  await sql`select set_config('role', ${appRole}, true), set_config('app.brand', ${brand}, true)`.execute(trx);
  return (await trx.selectFrom('gifts').select('id').execute()).length;
}
