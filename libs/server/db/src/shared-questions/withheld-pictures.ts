import { sql, type RawBuilder } from 'kysely';
import { isHarmfulRule } from './took-content.ts';

type Value = string | RawBuilder<string>;

/** Is the picture of a row of `photos`, as `ph`, never taken again, whoever has it and wherever it was rejected? */
export const isNeverTakenPicture = (brand: Value): RawBuilder<boolean> => sql<boolean>`exists (
  select from refused_photos r where r.brand = ${brand} and r.digest = ph.digest and ${isHarmfulRule('r.rule')})`;

/**
 * Is a photo of an album, a row of `photos` as `ph`, kept from its owner too? One that is not shown is, by a rule by which somebody
 * is harmed each time it is seen, whether that was decided about it or about the same picture elsewhere. Photos and the copy of
 * one's own data ask this.
 */
export const isWithheld = (brand: Value): RawBuilder<boolean> => sql<boolean>`(ph.status <> 'approved' and (
  ${isNeverTakenPicture(brand)} or exists (
    select from decisions d where d.brand = ${brand} and d.member_id = ph.member_id and d.target_type = 'photo'
      and d.target_id = ph.id and d.appeal_state <> 'reversed' and ${isHarmfulRule('d.rule')})))`;
