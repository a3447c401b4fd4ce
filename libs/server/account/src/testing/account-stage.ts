import { brand as modelBrand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { BodyInput, Call, QueryInput, ReplyOf } from '@parlour/contract/define-call';
import { activate } from '@parlour/contract/account/activation/activate';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import type { LiveEvent } from '@parlour/contract/live-events';
import type { Profile } from '@parlour/contract/types/profile';
import type { Database } from '@parlour/server-db/database';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { CallRefusal } from '@parlour/server-kit/calls/refusal';
import type { Signer } from '@parlour/server-kit/signing';
import { contextOf, runCall, type CallWorld } from '@parlour/testing/call';
import { accountCalls, accountLetter, type AccountMail, type AccountPorts, type MakeExportJob } from '../index.ts';
import { linkSigner } from '../letters/one-time-token.ts';
import { findSessions } from '../store/sessions.ts';

const evening = new Date('2026-11-20T20:00:00Z');
export const password = 'lantern under the stairs';
export const termsVersion = '2023-12-01';

export interface Person {
  id?: string;
  network?: string;
  country?: string | null;
  /** Their browser came by a traffic source. */
  hasTrafficSource?: boolean;
  /** The session in which a member makes the call. */
  session?: string;
  /** What others do while the call starts a session. */
  meanwhile?: () => Promise<unknown>;
}

export type AccountStage = ReturnType<typeof accountStage>;

/** What the ports were asked to do, in order. */
export interface Deeds {
  mails: AccountMail[];
  exports: MakeExportJob['data'][];
  grants: { memberId: string; credits: number }[];
  held: { recipientId: string; text: string }[];
  released: string[];
  /** Members whose purchases were to be confirmed by mail. */
  receipts: string[];
  /** What open pages were told of. */
  told: { memberId: string; eventId: number | null; event: LiveEvent }[];
}

/** Makes the tokens of links as the server does. */
export const linkTokens: Signer = linkSigner(Buffer.from('a key of the tests'));

/** One brand of a database, a clock that can be moved, and ports that write down what they are asked for. */
export function accountStage(database: Database, id: string, changes: Partial<BrandSettings> = {}) {
  const settings: BrandSettings = {
    ...modelBrand,
    company: { ...modelBrand.company, added: '2020-01-01' },
    ...changes,
    id,
  };
  const world: CallWorld & { tokens: Signer } = {
    brand: { id, version: 1, settings },
    db: database.forBrand(id),
    now: evening,
    tokens: linkTokens,
  };
  const { deeds, reserved, ports } = quietPorts();
  const started: string[] = [];
  const calls = accountCalls(ports);

  return {
    world,
    ports,
    deeds,
    reserved,
    started,
    /** Lets time pass. */
    wait: (minutes: number) => void (world.now = new Date(world.now.getTime() + minutes * 60_000)),
    /** Makes a call as somebody. */
    async call<const C extends Call>(
      call: C,
      input: { query?: QueryInput<C>; body?: BodyInput<C> },
      person: Person = {},
    ): Promise<ReplyOf<C>> {
      const context = await contextOf(world, person.id);
      const request = {
        ...context.request,
        network: person.network ?? context.request.network,
        country: person.country ?? null,
      };
      const startSession: CallContext['startSession'] = async (memberId) => {
        await person.meanwhile?.();
        started.push(memberId);
      };
      const endSession = async () => void started.pop();
      const session = context.session && { ...context.session, id: person.session ?? context.session.id };
      const { hasTrafficSource = false } = person;
      const own = { session, request, hasTrafficSource, startSession, endSession };
      return runCall(calls, call, input, { ...context, ...own });
    },
    /** The link of the newest mail, as whoever sends it fills it in. */
    async newestLink(): Promise<string> {
      const mail = deeds.mails.at(-1);
      const letter = mail && (await accountLetter(world, mail));
      if (!letter) throw new Error('No mail waits to be sent.');
      return letter.link;
    },
  };
}

/** A stage with a member of it whose address is confirmed, and no mails yet. */
export async function confirmedMember(
  database: Database,
  brand: string,
  changes: Partial<BrandSettings> = {},
  body: Parameters<typeof signUpBody>[0] = {},
): Promise<{ stage: AccountStage; id: string }> {
  const stage = accountStage(database, brand, changes);
  const { user } = await stage.call(signUp, { body: signUpBody(body) });
  await stage.call(activate, { body: { token: tokenOf(await stage.newestLink()) } });
  stage.started.length = 0;
  stage.deeds.mails.length = 0;
  return { stage, id: user.id };
}

/** Logs in as whoever the stage's sign-up makes, or as is wished. */
export const tryIn = (stage: AccountStage, body: Partial<BodyInput<typeof logIn>> = {}, network?: string) =>
  stage.call(logIn, { body: { login: 'tom@example.com', password, ...body } }, { network });

/** The ids of a member's running sessions. */
export const sessionsOf = async ({ world }: AccountStage, id: string): Promise<string[]> =>
  (await findSessions(world.db, world.brand.id, id, world.now)).map((session) => session.id);

/** How a member and their profile stand. */
export const stateOf = ({ world }: AccountStage, id: string) =>
  world.db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.status', 'members.delete_at', 'profiles.status as profile'])
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow();

/** The token that a mailed link carries. */
export const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';

/** A sign-up that nothing is wrong with. */
export const signUpBody = (changes: Partial<BodyInput<typeof signUp>> = {}): BodyInput<typeof signUp> => ({
  email: 'tom@example.com',
  name: 'Tom',
  date_of_birth: '1984-05-09',
  password,
  gender: 'male',
  country: 'NL',
  accept: { terms: termsVersion, privacy: termsVersion, special_data: true, age: true },
  ...changes,
});

/** Ports that do nothing but write down what they are asked for. */
export function quietPorts() {
  const deeds: Deeds = { mails: [], exports: [], grants: [], held: [], released: [], receipts: [], told: [] };
  /** Members to whom nobody new may write. */
  const reserved = new Set<string>();
  return { deeds, reserved, ports: portsOf(deeds, reserved) };
}

const portsOf = (deeds: Deeds, reserved: ReadonlySet<string>): AccountPorts => ({
  publish: (_db, { memberId }, eventId, event) => void deeds.told.push({ memberId, eventId, event }),
  enqueue: async (_, job) =>
    void (job.name === 'send-mail' ? deeds.mails.push(job.data) : deeds.exports.push(job.data)),
  grant: async (_, { memberId, credits }) => deeds.grants.push({ memberId, credits }),
  totals: async (_, memberId) => {
    const granted = deeds.grants.filter((grant) => grant.memberId === memberId);
    return { credits: granted.reduce((sum, { credits }) => sum + credits, 0), unread: 3, new_likes: 1, last_event: 9 };
  },
  offer: async () => null,
  takesFirstMessage: async (_, memberId) => !reserved.has(memberId),
  holdMessage: async (_trx, _context, { recipientId, text }) =>
    !reserved.has(recipientId) && deeds.held.push({ recipientId, text }) > 0,
  standingUnconfirmed: async (_context, _memberId, { used, credits }) => ({
    used: { ...used, messages: used.messages + deeds.held.length },
    credits: credits - deeds.held.length,
  }),
  releaseHeld: async (_trx, _context, memberId) => {
    deeds.released.push(memberId);
    return { delivered: deeds.held.length, dropped: 0 };
  },
  mailReceipts: async (_trx, _context, memberId) => void deeds.receipts.push(memberId),
  ownProfile: async ({ brand, db }, memberId) => plainProfile(await readProfile(db, brand.id, memberId)),
  card: async ({ brand, db }, profileId) => plainProfile(await readProfile(db, brand.id, profileId)),
  suggestions: async () => [],
  guests: async () => [],
  completeness: () => 1,
  leavingOffers: async () => ({
    tryout: null,
    discount: null,
    credits: 0,
    refundable: null,
    openPayments: { count: 0, totals: [] },
  }),
  exportAddress: ({ exportId, memberId }) => `/exports/${exportId}?for=${memberId}`,
});

const readProfile = (db: CallContext['db'], brand: string, memberId: string) =>
  db
    .selectFrom('profiles')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();

function plainProfile(row: Awaited<ReturnType<typeof readProfile>>): Profile {
  return {
    id: row.member_id,
    name: row.name,
    age: 42,
    gender: row.gender,
    country: row.country,
    region: null,
    city: null,
    main_image: null,
    status: row.status,
    fictional: false,
    demo: false,
    verified: { photo: false, age: false },
    online: null,
    distance_band: null,
    sexuality: row.sexuality,
    date_of_birth: row.date_of_birth,
    interests: [],
    hair_color: null,
    eye_color: null,
    body_type: null,
    relationship_status: null,
    tattoos: null,
    about_me: row.about_me,
    about_me_status: row.about_me_status,
    photos: [],
    photos_total: 0,
  };
}

/** What an act that may be refused came to: `done`, the refusal's code, or the codes of its fields. */
export const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof CallRefusal)) throw error;
      return error.fields ?? error.code;
    },
  );
