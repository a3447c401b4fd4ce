import { entryCookie, entryPassed } from '@parlour/models/account/consents/entry-warning';
import type { PageBuilds } from '@parlour/server-kit/pages/page-builds';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { canaries, canariesIn, type Canary } from './canaries.fixture.ts';
import { actAsFriend } from './canary-acts.fixture.ts';
import { testServer, type TestBrand, type TestServer } from './server.fixture.ts';

/** Somebody who reads what others may read of the member with the canaries. */
export interface Reader {
  brand: string;
  cookie: string;
  /** What this reader knows of themselves. */
  own: readonly Canary[];
}

export const readerNames = ['viewer', 'stranger', 'premium', 'match', 'blocked', 'visitor', 'otherBrand'] as const;

export interface CanaryServer {
  server: TestServer;
  here: TestBrand;
  readers: Record<(typeof readerNames)[number], Reader>;
  /** Ids of those to whom something may be told. */
  others: readonly string[];
  jobs: { name: string; data: { memberId?: string } }[];
  lines: string[];
  /** Live events of all others, as they were heard. */
  heard: string[];
  /** The canaries in a text, without those that are the reader's own. */
  find(text: string, own?: readonly Canary[]): Canary[];
}

/** A server in which the friend of the first brand has canaries, and has done everything that others may notice. */
export async function canaryServer(pages: PageBuilds | null = null): Promise<CanaryServer> {
  const jobs: CanaryServer['jobs'] = [];
  const lines: string[] = [];
  const heard: string[] = [];
  const server = await testServer({
    enqueue: async (_, job) => void jobs.push(job as (typeof jobs)[number]),
    log: { level: 'debug', stream: { write: (line) => void lines.push(line) } },
    trustProxy: ['127.0.0.1'],
    pages,
  });
  const [here, elsewhere] = server.brands;
  const { id: brand } = here;
  const db = server.api.dbOf(brand);
  await giveCanaries(server, here);
  const add = (name: string, wishes: MemberWishes) => addMember(db, brand, { name, gender: 'male', ...wishes });
  const [premium, match, blockedId] = [
    await add('Premium', { paid_user: true }),
    await add('Match', {}),
    await add(canaries.blockedName, { invisible: true }),
  ];
  const others = [here.viewer.id, here.stranger.id, premium, match, blockedId];
  for (const id of others) server.api.bus.subscribe(brand, id, (event) => heard.push(JSON.stringify(event)));
  const cookies = {
    premium: await server.api.logIn(brand, premium),
    match: await server.api.logIn(brand, match),
    blocked: await server.api.logIn(brand, blockedId),
  };
  await actAsFriend(server, here, { premium, match, blockedId, matchCookie: cookies.match });
  const reader = (cookie: string, own: Canary[] = []): Reader => ({ brand, cookie, own });
  return {
    server,
    here,
    others,
    jobs,
    lines,
    heard,
    readers: {
      viewer: reader(here.viewer.cookie),
      stranger: reader(here.stranger.cookie),
      premium: reader(cookies.premium),
      match: reader(cookies.match),
      blocked: reader(cookies.blocked, ['blockedName', 'blockedId']),
      visitor: reader(`${entryCookie}=${entryPassed}`),
      otherBrand: { brand: elsewhere.id, cookie: elsewhere.viewer.cookie, own: [] },
    },
    find: (text, own = []) =>
      [...canariesIn(text), ...(text.includes(blockedId) ? (['blockedId'] as const) : [])].filter(
        (name) => !own.includes(name),
      ),
  };
}

/** What the member cannot be given by calls alone. */
async function giveCanaries({ api }: TestServer, { id: brand, friend, stranger }: TestBrand): Promise<void> {
  const db = api.dbOf(brand);
  const keyed = { email: canaries.email, email_key: canaries.email };
  await db.updateTable('members').set(keyed).where('brand', '=', brand).where('id', '=', friend.id).execute();
  const born = { date_of_birth: canaries.dateOfBirth, show_to_visitors: true, active_at: new Date() };
  await db.updateTable('profiles').set(born).where('brand', '=', brand).where('member_id', '=', friend.id).execute();
  await db.updateTable('profiles').set({ gender: 'male' }).where('member_id', '=', stranger.id).execute();
  await db.insertInto('ledger_accounts').values({ brand, member_id: friend.id, balance: 1000 }).execute();
}
