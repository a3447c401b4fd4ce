import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The tables as one brand sees them: rows of other brands do not exist for it. */
export type BrandDatabase = Kysely<Schema>;

/** A running transaction of a brand; functions that write take it as their first parameter. */
export type Transaction = KyselyTransaction<Schema>;
