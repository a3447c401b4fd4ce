import { sql, type RawBuilder } from 'kysely';

/** Is `conversations c` the one of these two? There is one of two members, whichever of them began it, and an index finds it so. */
export const ofPair = (one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<boolean> =>
  sql`c.low_id = least(${one}, ${other}) and c.high_id = greatest(${one}, ${other})`;
