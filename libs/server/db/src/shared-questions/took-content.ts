import { sql, type RawBuilder } from 'kysely';
import { moderationRules, removalMeasures } from '@parlour/models/safety/decisions';
import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';

/** Written out, since a prepared statement takes its values by name alone. */
const harmful = sql.join(moderationRules.filter((rule) => isNeverTakenAgain([rule])).map((rule) => sql.lit(rule)));

/** Is a column one of the rules by which a picture is never taken again (`isNeverTakenAgain`)? */
export const isHarmfulRule = (column: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} in (${harmful})`;

/**
 * Did a row of `decisions`, as `d`, take away what it was about? A block did too, by a rule by which somebody is harmed each
 * time that is seen; a profile nobody sees then.
 */
export const tookContent = sql<boolean>`(d.measure = any(${removalMeasures})
  or d.measure in ('suspended', 'banned') and d.target_type <> 'profile' and ${isHarmfulRule('d.rule')})`;
