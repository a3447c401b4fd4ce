import type { Call, SignedBody } from '@parlour/contract/define-call';
import { accountLetter, hashPassword, linkSigner, type AccountMail } from '@parlour/server-account';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import type { TestAnswer } from '@parlour/testing/build-api';
import { v4 as uuid } from 'uuid';
import { expect } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { testServer } from './server.fixture.ts';

/** What the members of the stage log in with. */
export const password = 'seven quiet lighthouses';
/** What the mail service of the stage signs with. */
export const mailWebhookKey = 'the key of a mail service';

/** Somebody with a password and a session. */
export interface StageMember {
  id: string;
  email: string;
  cookie: string;
}

export interface StageCall {
  cookie?: string;
  query?: object;
  body?: object;
}

export type SampleStage = Awaited<ReturnType<typeof sampleStage>>;

/** The joined server with everything at hand that a call may ask for: members with passwords, mailed links, webhooks. */
export async function sampleStage() {
  const jobs: { name: string; data: unknown }[] = [];
  const webhooks: SignedBody[] = [];
  const server = await testServer({
    enqueue: async (_, job) => void jobs.push(job),
    post: async (_, body) => (webhooks.push(body), 200),
    trustProxy: ['127.0.0.1'],
    mailWebhookKey,
  });
  const { api } = server;
  const [here] = server.brands;
  const db = api.dbOf(here.id);
  const passwordHash = await hashPassword(password);
  const jobContext = () => ({
    brand: { id: here.id, version: 1, settings: settingsFiles[0]! },
    db,
    now: new Date(),
    tokens: linkSigner(Buffer.from('a key of the tests')),
  });
  let calls = 0;

  /** Makes a call from a network of its own, where nobody has asked for too much yet. */
  async function send(call: Call, { cookie, query, body }: StageCall): Promise<TestAnswer> {
    calls += 1;
    const headers = { 'x-forwarded-for': `198.51.${100 + (calls >> 8)}.${calls & 255}` };
    return api.send(call, { cookie, headers, key: uuid(), query: query as never, body: body as never });
  }

  return {
    server,
    here,
    jobContext,
    webhooks,
    send,
    async member(wishes: MemberWishes = {}): Promise<StageMember> {
      const email = `${uuid()}@post.example`;
      const id = await addMember(db, here.id, { email, ...wishes });
      await db.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', id).execute();
      return { id, email, cookie: await api.logIn(here.id, id) };
    },
    /** Makes a call that has to be done before another one can be. */
    async done(call: Call, asked: StageCall): Promise<TestAnswer['body']> {
      const { status, text, body } = await send(call, asked);
      expect(status, `${call.method} ${call.path}: ${text}`).toBe(call.status ?? 200);
      return body;
    },
    /** The token of the newest mail of this kind to a member. */
    async mailedToken(kind: AccountMail['kind'], { id }: StageMember): Promise<string> {
      const isIt = (data: AccountMail): boolean => data.kind === kind && data.memberId === id;
      const job = jobs.findLast(({ name, data }) => name === 'send-mail' && isIt(data as AccountMail));
      const letter = await accountLetter(jobContext(), job?.data as AccountMail);
      return new URL(letter?.link ?? '').searchParams.get('token') ?? '';
    },
  };
}
