import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import type { Site } from '@parlour/server-kit/sites/sites';

/** The context of a call that a member of the demo world makes by a job: no request, no browser, no session. */
export async function actingContext({ brand, db, origin }: Site, memberId: string, now: Date): Promise<MemberContext> {
  const { paid_user, signup_date, confirmed_at, ...member } = await db
    .selectFrom('members')
    .innerJoin('profiles', (join) =>
      join.onRef('profiles.brand', '=', 'members.brand').onRef('profiles.member_id', '=', 'members.id'),
    )
    .select([
      'members.id',
      'members.status',
      'members.confirmed_at',
      'members.paid_user',
      'members.name',
      'members.email',
      'members.language',
    ])
    .select([
      'members.scope',
      'members.signup_date',
      'profiles.gender',
      'profiles.sexuality',
      'profiles.country',
      'profiles.region',
      'profiles.city',
    ])
    .where('members.brand', '=', brand.id)
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();
  const nothing = (): never => {
    throw new Error('A job has no browser.');
  };
  return {
    brand,
    db,
    now,
    locale: member.language,
    viewer: { ...member, paidUser: paid_user, signupDate: signup_date, confirmed: confirmed_at !== null },
    session: { id: memberId, memberId },
    request: { id: 'job', ip: '', network: '', country: null, userAgent: '', browserId: '', origin },
    confirmCaller: async () => {},
    hasTrafficSource: false,
    readCookie: () => null,
    setCookie: nothing,
    clearCookie: nothing,
    startSession: nothing,
    endSession: nothing,
  };
}
