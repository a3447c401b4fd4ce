import { sql } from 'kysely';
import type { IcebreakerFacts } from '@parlour/models/chat/icebreakers';
import type { ProfileField } from '@parlour/models/profile-fields';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** What icebreakers may speak of: only what the brand and the other profile show. Null where the viewer may not see it. */
export async function readOpenings(
  db: BrandDatabase,
  brand: string,
  viewerId: string,
  profileId: string,
  visible: readonly ProfileField[],
): Promise<IcebreakerFacts | null> {
  const shows = (field: ProfileField) => sql<boolean>`${visible.includes(field)}::boolean`;
  const { rows } = await sql<IcebreakerFacts>`
    select mine.interests as "myInterests", case when ${shows('interests')} then theirs.interests else '{}' end as "theirInterests",
      case when ${shows('city')} and theirs.show_city then theirs.city end as "theirCity",
      case when ${shows('about_me')} and theirs.about_me_status = 'approved' then theirs.about_me end as "theirAboutMe"
    from profiles mine
    join profiles theirs on theirs.brand = ${brand} and theirs.member_id = ${profileId} and theirs.status = 'active'
    where mine.brand = ${brand} and mine.member_id = ${viewerId} and mine.member_id <> theirs.member_id
      and not exists (select from blocks where brand = ${brand} and blocker_id = theirs.member_id and blocked_id = mine.member_id)`.execute(
    db,
  );
  return rows[0] ?? null;
}
