import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { attemptsPerLogin } from '@parlour/models/account/log-in/log-in-attempts';
import type { LinkPurpose } from '@parlour/models/account/mailed-links';
import { buildApi, type TestAnswer } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountCalls } from '../index.ts';
import { insertFailure } from '../store/log-in-attempts.ts';
import {
  accountStage,
  codeOf,
  confirmedMember,
  password,
  quietPorts,
  signUpBody,
  tokenOf,
  tryIn,
  type AccountStage,
} from '../testing/account-stage.ts';
import { linkFor } from '../testing/link-for.ts';

const database = await databaseOfFile();

interface KeptRow {
  token_hash: Uint8Array;
  /** The whole row as the database writes it, bytes as hexadecimal digits. */
  text: string;
}

/** The row is found by the token's SHA-256, and the token stands nowhere in it. */
function expectHashed({ token_hash, text }: KeptRow, token: string): void {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(Buffer.from(token_hash).toString('hex')).toBe(createHash('sha256').update(token).digest('hex'));
  const plain = [token, Buffer.from(token).toString('hex'), Buffer.from(token, 'base64url').toString('hex')];
  for (const form of plain) expect(text).not.toContain(form);
}

async function keptLink({ world }: AccountStage, memberId: string, purpose: LinkPurpose): Promise<KeptRow> {
  const { rows } = await sql<KeptRow>`select token_hash, t::text as text from tokens t
    where brand = ${world.brand.id} and member_id = ${memberId} and purpose = ${purpose}`.execute(world.db);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

it('a session is kept without its token, after a sign-up and after a log-in', async () => {
  const api = await buildApi({ database, brands: [modelBrand], calls: accountCalls(quietPorts().ports) });
  onTestFinished(() => api.close());
  const { added } = modelBrand.company;
  const body = signUpBody({ accept: { ...signUpBody().accept, terms: added, privacy: added } });
  const expectKept = async ({ headers }: TestAnswer): Promise<void> => {
    const [, token] = /(?:^|\n)sid=([^;]*)/.exec([headers['set-cookie'] ?? []].flat().join('\n')) ?? [];
    const { rows } = await sql<KeptRow>`select token_hash, s::text as text from sessions s
      where brand = ${modelBrand.id} order by created_at desc limit 1`.execute(database.forBrand(modelBrand.id));
    expectHashed(rows[0]!, token!);
  };
  await expectKept(await api.send(signUp, { body, key: crypto.randomUUID() }));
  await expectKept(await api.send(logIn, { body: { login: body.name, password } }));
});

const asks: Record<
  'activation' | 'log-in' | 'password-reset' | 'reactivation',
  (stage: AccountStage, id: string) => Promise<unknown>
> = {
  activation: async () => {},
  'password-reset': (stage) => stage.call(askPasswordReset, { body: { email: 'tom@example.com' } }),
  reactivation: (stage, id) => stage.call(deleteAccount, { body: { password } }, { id }),
  async 'log-in'(stage) {
    const { brand, db, now } = stage.world;
    const guess = { brand: brand.id, kind: 'log-in', login: 'tom@example.com' } as const;
    for (let network = 0; network < attemptsPerLogin; network += 1)
      await insertFailure(db, { ...guess, network: `203.0.${network}.0/24` }, now);
    expect(await codeOf(tryIn(stage))).toBe('second_factor_required');
  },
};

it.each(Object.entries(asks))('a mailed link of %s is kept without its token', async (purpose, ask) => {
  const brand = `kept-${purpose}`;
  const stage = accountStage(database, brand);
  const { user } = await stage.call(signUp, { body: signUpBody() });
  await ask(stage, user.id);
  const token = tokenOf(await stage.newestLink());
  expectHashed(await keptLink(stage, user.id, purpose as LinkPurpose), token);
});

it('a link whose token is made at once is kept without it', async () => {
  const { stage, id } = await confirmedMember(database, 'kept-at-once');
  const owner = { brand: 'kept-at-once', memberId: id };
  const token = await linkFor(stage.world.db, owner, 'log-in', stage.world.now);
  expectHashed(await keptLink(stage, id, 'log-in'), token);
});
