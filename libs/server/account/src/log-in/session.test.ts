import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { changePassword } from '@parlour/contract/account/password/change-password';
import { endSessions } from '@parlour/contract/account/log-in/end-sessions';
import { getUser } from '@parlour/contract/account/user/get-user';
import { listSessions } from '@parlour/contract/account/log-in/list-sessions';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { logOut } from '@parlour/contract/account/log-in/log-out';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { openEvents } from '@parlour/server-kit/testing/event-source';
import { buildApi, type TestAnswer, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountCalls } from '../index.ts';
import { MAX_SESSIONS } from '../store/sessions.ts';
import { password, quietPorts, signUpBody } from '../testing/account-stage.ts';

const database = await databaseOfFile();
let api: TestApi;
const body = signUpBody({
  accept: { ...signUpBody().accept, terms: modelBrand.company.added, privacy: modelBrand.company.added },
});

beforeAll(async () => {
  api = await buildApi({ database, brands: [modelBrand], calls: accountCalls(quietPorts().ports) });
});
afterAll(() => api.close());

const cookiesOf = ({ headers }: TestAnswer): string[] => [headers['set-cookie'] ?? []].flat().map(String);
const sessionOf = (answer: TestAnswer): string => cookiesOf(answer).find((cookie) => cookie.startsWith('sid=')) ?? '';
const asHeader = (cookies: readonly string[]): string => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** What stands in the sessions' rows. */
const keptDevices = async (): Promise<(string | null)[]> => {
  const rows = await database
    .forBrand('default')
    .selectFrom('sessions')
    .select('device')
    .where('brand', '=', 'default')
    .execute();
  return rows.map(({ device }) => device);
};

describe('the session of a new member', () => {
  it('starts with the sign-up; a replay of it answers the same and sets no cookie', async () => {
    const key = crypto.randomUUID();
    const browser = asHeader(cookiesOf(await api.send(getUser)));
    const first = await api.send(signUp, { body, key, cookie: browser });
    expect(first.status).toBe(201);
    expect(sessionOf(first)).toMatch(/^sid=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);

    const replay = await api.send(signUp, { body, key, cookie: browser });
    expect(replay.headers['idempotent-replay']).toBe('true');
    expect(replay.body).toEqual(first.body);
    expect(sessionOf(replay)).toBe('');

    const cookie = `${browser}; ${asHeader([sessionOf(first)])}`;
    const asMember = await api.send(signUp, { body, key, cookie });
    expect(asMember.headers['idempotent-replay']).toBe('true');
    expect(asMember.body).toEqual(first.body);
  });

  it('speaks the language of the page on which they joined, whatever was chosen before', async () => {
    const joinAs = (name: string, headers: Record<string, string>) =>
      api.send(signUp, {
        body: { ...body, name, email: `${name}@example.org` },
        key: crypto.randomUUID(),
        cookie: 'locale=en',
        headers,
      });
    const german = await joinAs('Ottilie', { 'accept-language': 'de' });
    expect(german.body).toMatchObject({ user: { language: 'de' } });
    expect(cookiesOf(german)).toContain('locale=de; Max-Age=31536000; Path=/; SameSite=Lax');
    const own = await joinAs('Oriane', { 'accept-language': 'fr-FR,fr;q=0.9' });
    expect(own.body).toMatchObject({ user: { language: 'en' } });
  });

  it('is another one after each log-in, and ends with the log-out', async () => {
    const login = { login: body.name, password };
    const first = sessionOf(await api.send(logIn, { body: login }));
    const second = sessionOf(await api.send(logIn, { body: login, cookie: asHeader([first]) }));
    expect(second).not.toBe(first);
    const whoHas = async (cookie: string) => (await api.send(getUser, { cookie: asHeader([cookie]) })).body;
    expect(await whoHas(first)).toMatchObject({ user: null });
    expect(await whoHas(second)).toMatchObject({ user: { status: 'not_confirmed' } });

    const out = await api.send(logOut, { body: {}, cookie: asHeader([second]) });
    expect(out.body).toEqual({ user: null });
    expect(cookiesOf(out), 'the alerts that this member put away are shown to the next').toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^sid=; Max-Age=0/),
        expect.stringMatching(/^dismissals=; Max-Age=0/),
      ]),
    );
    expect(await whoHas(second)).toMatchObject({ user: null });
  });

  it('ends where the member was longest ago, when they log in on one device more than they may', async () => {
    const login = { login: body.name, password };
    const first = sessionOf(await api.send(logIn, { body: login }));
    const { user } = (await api.send(getUser, { cookie: asHeader([first]) })).body as unknown as {
      user: { id: string };
    };
    const now = Date.now();
    const others = Array.from({ length: MAX_SESSIONS - 1 }, (_, number) => ({
      brand: 'default',
      id: crypto.randomUUID(),
      token_hash: Buffer.from(`device ${number}`),
      member_id: user.id,
      created_at: new Date(now + number),
      last_seen_at: new Date(now + (number > 0 ? number : -86_400_000)),
      expires_at: new Date(now + 86_400_000),
    }));
    await database.forBrand('default').insertInto('sessions').values(others).execute();
    const last = sessionOf(await api.send(logIn, { body: login }));
    expect((await api.send(getUser, { cookie: asHeader([first]) })).body).toMatchObject({ user: { id: user.id } });
    const { body: listed } = await api.send(listSessions, { cookie: asHeader([last]) });
    const ids = (listed as unknown as { sessions: { id: string }[] }).sessions.map(({ id }) => id);
    expect([ids.length, ids.includes(others[0]!.id)]).toEqual([MAX_SESSIONS, false]);
  });

  it('takes its own notifications with it, and leaves those of other devices', async () => {
    const db = database.forBrand('default');
    const subscribe = async () => {
      const cookie = asHeader([sessionOf(await api.send(logIn, { body: { login: body.name, password } }))]);
      const { user } = (await api.send(getUser, { cookie })).body as unknown as { user: { id: string } };
      const { sessions } = (await api.send(listSessions, { cookie })).body as unknown as {
        sessions: { id: string; current: boolean }[];
      };
      const session_id = sessions.find(({ current }) => current)!.id;
      const subscription = { brand: 'default', id: crypto.randomUUID(), member_id: user.id, session_id };
      await db
        .insertInto('push_subscriptions')
        .values({ ...subscription, endpoint: session_id, keys: '{}' })
        .execute();
      return { cookie, session_id };
    };
    const [one, other] = [await subscribe(), await subscribe()];
    await api.send(endSessions, { body: { id: one.session_id }, cookie: other.cookie });
    const left = db.selectFrom('push_subscriptions').select('session_id').where('brand', '=', 'default');
    expect(await left.execute()).toEqual([{ session_id: other.session_id }]);
  });

  it('ends by itself once its time is over, and is listed no more', async () => {
    const cookie = asHeader([sessionOf(await api.send(logIn, { body: { login: body.name, password } }))]);
    expect((await api.send(getUser, { cookie })).body).toMatchObject({ user: { status: 'not_confirmed' } });
    const over = { expires_at: new Date(Date.now() - 1) };
    await database.forBrand('default').updateTable('sessions').set(over).where('brand', '=', 'default').execute();
    expect((await api.send(getUser, { cookie })).body).toMatchObject({ user: null });
    const next = asHeader([sessionOf(await api.send(logIn, { body: { login: body.name, password } }))]);
    expect((await api.send(listSessions, { cookie: next })).body['sessions']).toHaveLength(1);
  });

  it('ends on every device when that is wished', async () => {
    const login = { login: body.name, password };
    const [one, other] = [
      sessionOf(await api.send(logIn, { body: login })),
      sessionOf(await api.send(logIn, { body: login })),
    ];
    await api.send(logOut, { body: { all: true }, cookie: asHeader([one]) });
    expect((await api.send(getUser, { cookie: asHeader([other]) })).body).toMatchObject({ user: null });
  });

  it('ends everywhere else with a new password, and so does its live stream; asked again the change is done', async () => {
    const login = { login: body.name, password };
    const [here, elsewhere] = [
      asHeader([sessionOf(await api.send(logIn, { body: login }))]),
      asHeader([sessionOf(await api.send(logIn, { body: login }))]),
    ];
    const host = `${modelBrand.id}.localhost`;
    const stream = await openEvents(api.app, { host, cookie: elsewhere });
    const fresh = 'seven quiet lighthouses';
    const change = { old_password: password, password: fresh, password_repeat: fresh };
    const key = crypto.randomUUID();
    expect((await api.send(changePassword, { body: change, key, cookie: here })).status).toBe(204);
    const replay = await api.send(changePassword, { body: change, key, cookie: here });
    expect([replay.status, replay.headers['idempotent-replay'], cookiesOf(replay)]).toEqual([204, 'true', []]);
    await stream.ended;
    expect((await api.send(getUser, { cookie: elsewhere })).body).toMatchObject({ user: null });
    const back = { old_password: fresh, password, password_repeat: password };
    expect((await api.send(changePassword, { body: back, key: crypto.randomUUID(), cookie: here })).status).toBe(204);
  });

  it('is listed with its device, and can be ended from another', async () => {
    const login = { login: body.name, password };
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0' };
    const here = asHeader([sessionOf(await api.send(logIn, { body: login }))]);
    const elsewhere = asHeader([sessionOf(await api.send(logIn, { body: login, headers }))]);
    expect(await keptDevices()).toContain('Firefox, Windows');
    expect(await keptDevices()).not.toContainEqual(expect.stringContaining('Mozilla'));
    const { sessions } = (await api.send(listSessions, { cookie: here })).body as unknown as {
      sessions: { id: string; device: string | null; current: boolean }[];
    };
    const other = sessions.find(({ device }) => device === 'Firefox, Windows')!;
    expect(other.current).toBe(false);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect((await api.send(endSessions, { body: { id: other.id }, cookie: here })).status).toBe(204);
    expect((await api.send(getUser, { cookie: elsewhere })).body).toMatchObject({ user: null });
    expect((await api.send(endSessions, { body: { others: true }, cookie: here })).status).toBe(204);
    expect((await api.send(listSessions, { cookie: here })).body['sessions']).toHaveLength(1);
  });

  it('is listed with its device also where it began while browsers were kept in their own words', async () => {
    const cookie = asHeader([sessionOf(await api.send(logIn, { body: { login: body.name, password } }))]);
    for (const [device, name] of [
      ['Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox, Windows'],
      ['curl/8.5.0', null],
      ['', null],
    ] as const) {
      await database
        .forBrand('default')
        .updateTable('sessions')
        .set({ device })
        .where('brand', '=', 'default')
        .execute();
      const { sessions } = (await api.send(listSessions, { cookie })).body as unknown as { sessions: unknown[] };
      expect(sessions).toContainEqual(expect.objectContaining({ current: true, device: name }));
    }
  });

  it('is listed without a device where its browser says nothing about itself', async () => {
    const login = { login: body.name, password };
    const cookie = asHeader([sessionOf(await api.send(logIn, { body: login, headers: { 'user-agent': '' } }))]);
    const { sessions } = (await api.send(listSessions, { cookie })).body as unknown as { sessions: unknown[] };
    expect(sessions).toContainEqual(expect.objectContaining({ current: true, device: null }));
  });

  it.each(['others=1', 'others=true'])('of all other devices ends by %s in the address too', async (query) => {
    const login = { login: body.name, password };
    const [here] = [await api.send(logIn, { body: login }), await api.send(logIn, { body: login })].map((answer) =>
      asHeader([sessionOf(answer)]),
    );
    const headers = { host: `${modelBrand.id}.localhost`, 'x-request-type': 'client', cookie: here };
    const ended = await api.app.inject({ method: 'DELETE', url: `/api/sessions.php?${query}`, headers });
    expect(ended.statusCode).toBe(204);
    expect((await api.send(listSessions, { cookie: here })).body['sessions']).toHaveLength(1);
  });

  it('is nothing a visitor can end', async () => {
    const refused = await api.send(logOut, { body: {} });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ authentication_required: true });
  });
});
