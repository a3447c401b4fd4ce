import { sql, type RawBuilder } from 'kysely';

/**
 * Which inquiries are a member's: those that they made, and those that came without a session from the address that they have
 * confirmed. Whoever is leaving has no session left to ask with.
 */
export const isOwnInquiry = (brand: string, memberId: string): RawBuilder<boolean> => sql`
  brand = ${brand} and (member_id = ${memberId} or member_id is null and email_key = (
    select email_key from members where brand = ${brand} and id = ${memberId} and confirmed_at is not null))`;
