import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';
import type { Call } from '@parlour/contract/define-call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v4 as uuid } from 'uuid';
import type { TestAnswer } from '@parlour/testing/build-api';
import { settingsFiles } from './brands.ts';
import { testHouse, type HouseBrand, type TestHouse } from './testing/house.fixture.ts';
import { joinedCalls } from './testing/joined-calls.fixture.ts';
import { friendOf, sampleInput, type Named } from './testing/sample-inputs.fixture.ts';

const calls = joinedCalls.map(({ call }) => call);

/** Part 1 and 5 of the contract: what any call may answer without saying so. */
const anyCall: readonly ErrorCode[] = ['validation_failed', 'rate_limited', 'bad_request', 'idempotency_conflict'];

let house: TestHouse;
let here: HouseBrand;
let elsewhere: HouseBrand;

beforeAll(async () => {
  house = await testHouse();
  [here, elsewhere] = house.brands;
});
afterAll(() => house.close());

interface Sent {
  input?: { query: Record<string, string>; body: Record<string, unknown> | undefined };
  cookie?: string;
}

const send = (call: Call, { input = { query: {}, body: undefined }, cookie }: Sent) =>
  house.api.send(call, { brand: here.id, key: uuid(), cookie, query: input.query as never, body: input.body as never });

const codeOf = (body: Record<string, unknown>): ErrorCode | undefined =>
  (body['error'] as { code: ErrorCode } | undefined)?.code;

/** Success with the declared status and a reply of the schema, or a refusal that the call declares, at that code's status. */
function expectDeclared(call: Call, { status, body, text }: TestAnswer): void {
  const code = codeOf(body);
  if (code === undefined) {
    expect(status, JSON.stringify(body)).toBe(call.status ?? 200);
    if (status !== 204) expect(call.reply.safeParse(call.savedAs ? text : body).error).toBeUndefined();
    return;
  }
  expect([...anyCall, ...call.errors], JSON.stringify(body)).toContain(code);
  expect(status).toBe(errorStatus[code]);
}

const matrix = calls.map(
  (call) =>
    [`${call.method} ${call.path}${call.when ? ` ${new URLSearchParams(call.when).toString()}` : ''}`, call] as const,
);

describe.each(matrix)('%s', (_name, call) => {
  const membersOnly = call.who === 'member';
  const named = (): Named => friendOf(here);

  test('a visitor', async () => {
    const answer = await send(call, { input: sampleInput(call, named()) });
    if (!membersOnly) return expectDeclared(call, answer);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: { code: 'authentication_required' }, authentication_required: true });
  });

  test('a member of another brand is a visitor here', async () => {
    const asVisitor = await send(call, { input: sampleInput(call, named()) });
    const answer = await send(call, { input: sampleInput(call, named()), cookie: elsewhere.viewer.cookie });
    expect([answer.status, codeOf(answer.body)]).toEqual([asVisitor.status, codeOf(asVisitor.body)]);
    expect(answer.text).not.toMatch(new RegExp(`Of${elsewhere.id}`));
  });

  test('a member', async () => {
    expectDeclared(call, await send(call, { input: sampleInput(call, named()), cookie: await memberCookie() }));
  });

  test('a member who names what belongs to another brand', async () => {
    const answer = await send(call, { input: sampleInput(call, friendOf(elsewhere)), cookie: await memberCookie() });
    expectDeclared(call, answer);
    const { text } = answer;
    expect(text).not.toContain(`Of${elsewhere.id}`);
    expect(text).not.toContain(elsewhere.friend.id);
    expect(text).not.toContain(elsewhere.conversationId);
  });

  const planting = takesAnything(call) ? 'any field may come along' : 'a field that nobody declared is refused';
  test(planting, async () => {
    const { query, body } = sampleInput(call, named());
    const planted = { planted_field: '1' };
    const input = call.body ? { query, body: { ...body, ...planted } } : { query: { ...query, ...planted }, body };
    const answer = await send(call, { input, cookie: await memberCookie() });
    if (takesAnything(call)) return expectDeclared(call, answer);
    expect([answer.status, codeOf(answer.body)]).toEqual([422, 'validation_failed']);
    expect(answer.body['error']).toMatchObject({ fields: { planted_field: expect.any(String) } });
  });
});

/** Without a schema nothing is read; the spec's settings call is given the query of whatever page it is made for. */
function takesAnything({ method, path, query, body }: Call): boolean {
  return (!query && !body) || (method === 'GET' && path === '/api/settings.php');
}

/** A session of its own for each call, since logging out is one of them. */
const memberCookie = (): Promise<string> => house.api.logIn(here.id, here.viewer.id);

test('the matrix has every call of every slice', () => {
  expect(matrix.length).toBeGreaterThan(45);
  expect(settingsFiles.length).toBeGreaterThan(1);
});
