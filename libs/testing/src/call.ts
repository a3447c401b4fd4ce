import type { BodyInput, Call, QueryInput, ReplyOf } from '@parlour/contract/define-call';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { CallContext, Viewer } from '@parlour/server-kit/calls/call-context';
import type { HandledCall } from '@parlour/server-kit/calls/handle';

export interface CallWorld {
  brand: PublishedBrand;
  db: BrandDatabase;
  now: Date;
}

/** The member as the session's query would find them. */
async function viewerOf(db: BrandDatabase, brand: string, id: string): Promise<Viewer> {
  const row = await db
    .selectFrom('members')
    .innerJoin('profiles', (join) =>
      join.onRef('profiles.brand', '=', 'members.brand').onRef('profiles.member_id', '=', 'members.id'),
    )
    .selectAll('members')
    .select(['profiles.gender', 'profiles.sexuality', 'profiles.country', 'profiles.region', 'profiles.city'])
    .where('members.brand', '=', brand)
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow();
  const { status, name, email, language, scope, gender, sexuality, country, region, city } = row;
  return {
    id,
    status,
    confirmed: row.confirmed_at !== null,
    paidUser: row.paid_user,
    name,
    email,
    language,
    scope,
    signupDate: row.signup_date,
    gender,
    sexuality,
    country,
    region,
    city,
  };
}

/** The context of a call by a member, or by a visitor without an id. */
export async function contextOf({ brand, db, now }: CallWorld, memberId?: string): Promise<CallContext> {
  return {
    brand,
    db,
    now,
    locale: 'en',
    viewer: memberId === undefined ? null : await viewerOf(db, brand.id, memberId),
    session: memberId === undefined ? null : { id: memberId, memberId },
    request: {
      id: 'test',
      ip: '127.0.0.1',
      network: '127.0.0.0/24',
      country: null,
      userAgent: 'test',
      browserId: 'test',
      origin: 'http://localhost',
    },
    confirmCaller: async () => undefined,
    hasTrafficSource: false,
    readCookie: () => null,
    setCookie: () => undefined,
    clearCookie: () => undefined,
    startSession: async () => undefined,
    endSession: async () => undefined,
  };
}

/** Runs a slice's handler as the kit would: input through the call's schemas, the reply cut to its own. */
export async function runCall<const C extends Call>(
  calls: readonly HandledCall[],
  call: C,
  input: { query?: QueryInput<C>; body?: BodyInput<C> },
  context: CallContext,
): Promise<ReplyOf<C>> {
  const handled = calls.find((candidate) => candidate.call === (call as Call));
  if (!handled) throw new Error(`No handler for ${call.method} ${call.path}.`);
  const query = call.query?.parse(input.query ?? {}) ?? {};
  const body = call.body?.parse(input.body ?? {}) ?? {};
  const reply = await handled.run({ query, body } as never, context);
  return call.reply.parse(reply) as ReplyOf<C>;
}
