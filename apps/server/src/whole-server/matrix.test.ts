import { listMessages } from '@parlour/contract/chat/list-messages';
import { removeChat } from '@parlour/contract/chat/remove-chat';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';
import type { Call } from '@parlour/contract/define-call';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { updatePhoto } from '@parlour/contract/profile/update-photo';
import { report } from '@parlour/contract/safety/report';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v4 as uuid } from 'uuid';
import type { TestAnswer } from '@parlour/testing/build-api';
import { testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';
import { expectDone } from '../testing/expect-done.fixture.ts';
import { namedCalls } from '../testing/joined-calls.fixture.ts';
import { everythingOf, friendOf, nothing, sampleInput, type Named } from '../testing/sample-inputs.fixture.ts';

/** Part 1 and 5 of the contract: what any call may answer without saying so. */
const anyCall: readonly ErrorCode[] = ['validation_failed', 'rate_limited', 'bad_request', 'idempotency_conflict'];

let server: TestServer;
let here: TestBrand;
let elsewhere: TestBrand;

beforeAll(async () => {
  server = await testServer();
  [here, elsewhere] = server.brands;
});
afterAll(() => server.close());

type Input = ReturnType<typeof sampleInput>;

interface Sent {
  input?: Input;
  brand?: TestBrand;
  cookie?: string;
}

const send = (call: Call, { input: { query, body } = { query: {}, body: undefined }, brand = here, cookie }: Sent) =>
  server.api.send(call, { brand: brand.id, key: uuid(), cookie, query: query as never, body: body as never });

const codeOf = (body: Record<string, unknown>): ErrorCode | undefined =>
  (body['error'] as { code: ErrorCode } | undefined)?.code;

/** Success with the declared status and a reply of the schema, or a refusal that the call declares, at that code's status. */
function expectDeclared(call: Call, answer: TestAnswer): void {
  const { status, body } = answer;
  const code = codeOf(body);
  if (code === undefined) return expectDone(call, answer);
  expect([...anyCall, ...call.errors], JSON.stringify(body)).toContain(code);
  expect(status).toBe(errorStatus[code]);
}

describe.each(namedCalls)('%s', (_name, call) => {
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

  test.each([
    ['a member', friendOf],
    ['a member who names what is their own', everythingOf],
  ])('%s', async (_, namedOf) => {
    expectDeclared(call, await send(call, { input: sampleInput(call, namedOf(here)), cookie: await memberCookie() }));
  });

  test('a member who names what belongs to another brand is answered as if it were not there', async () => {
    await expectAsMissing(call, (named) => sampleInput(call, named));
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

/** Without a schema nothing is read; these two of the spec are given the query of whatever page they are made for. */
function takesAnything({ method, path, query, body }: Call): boolean {
  const isGivenPage = path === '/api/settings.php' || path === '/api/discountcode.php';
  return (!query && !body) || (method === 'GET' && isGivenPage);
}

/** What another brand has is answered as what is nowhere, and nothing of it is told. */
async function expectAsMissing(call: Call, inputOf: (named: Required<Named>) => Input): Promise<void> {
  const cookie = await memberCookie();
  const theirs = everythingOf(elsewhere);
  const input = inputOf(theirs);
  const answer = await send(call, { input, cookie });
  expectDeclared(call, answer);
  const names = Object.values(theirs);
  for (const trace of [`Of${elsewhere.id}`, ...names]) expect(answer.text).not.toContain(trace);
  if (!names.some((name) => JSON.stringify(input).includes(name))) return;
  const missing = await send(call, { input: inputOf(nothing()), cookie });
  expect(refusalOf(answer)).toEqual(refusalOf(missing));
}

/** What an answer refuses, whichever request it was. */
const refusalOf = ({ status, body }: TestAnswer) => ({
  status,
  error: body['error'] && { ...(body['error'] as object), request_id: null },
});

/** A session of its own for each call, since logging out is one of them. */
const memberCookie = (): Promise<string> => server.api.logIn(here.id, here.viewer.id);

/** Other ways to name something than those of the samples. */
test.each<[string, Call, (named: Required<Named>) => Partial<Input>]>([
  ['photos of a profile', listPhotos, ({ memberId }) => ({ query: { profile_id: memberId } })],
  ['messages with a profile', listMessages, ({ memberId }) => ({ query: { profile_id: memberId } })],
  ['a message to a profile', sendMessage, ({ memberId }) => ({ body: { ...words(), profile_id: memberId } })],
  ['the chat with a profile', removeChat, ({ memberId }) => ({ body: { profile_id: memberId } })],
  ['a report of a photo', report, ({ photoId }) => ({ body: reportOf('photo', photoId) })],
  ['a report of a conversation', report, ({ conversationId }) => ({ body: reportOf('conversation', conversationId) })],
])('%s of another brand: as if it were not there', async (_, call, inputOf) => {
  await expectAsMissing(call, (named) => ({ query: {}, body: undefined, ...inputOf(named) }));
});

const words = () => ({ type: 'text', text: 'Good evening', client_id: uuid(), expected_cost: 0 });
const reportOf = (type: string, id: string) => ({ target: { type, id }, category: 'other' });

test.each<[string, Call]>([
  ['profile', getProfile],
  ['conversation', listMessages],
  ['photo', updatePhoto],
  ['payment', getPayment],
  ['discount code', getDiscountcode],
])('the %s that is not there for one brand is there for its own', async (_, call) => {
  const answer = await send(call, {
    brand: elsewhere,
    input: sampleInput(call, everythingOf(elsewhere)),
    cookie: elsewhere.viewer.cookie,
  });
  expect(answer.status, answer.text).toBe(200);
});
