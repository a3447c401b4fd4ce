import type { Generated } from 'kysely';

/** Says whose the whole database is, so it stands under no brand. */
export interface ProductionMarkTable {
  single: Generated<boolean>;
  since: Generated<Date>;
}
