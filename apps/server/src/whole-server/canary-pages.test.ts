import { addresses } from '@parlour/contract/addresses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { canaries } from '../testing/canaries.fixture.ts';
import { canaryServer, readerNames, type CanaryServer, type Reader } from '../testing/canary-server.fixture.ts';
import { friendOf } from '../testing/sample-inputs.fixture.ts';
import { pagesOfMembers, samplePages } from '../testing/sample-pages.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';
import { tellAll, telling } from '../testing/tell-all.fixture.ts';

let stage: CanaryServer;
beforeAll(async () => {
  stage = await canaryServer(sourcePages);
  const { server, here, jobs } = stage;
  const brand = { id: here.id, version: 1, settings: settingsFiles[0]! };
  const context = { brand, db: server.api.dbOf(here.id), now: new Date() };
  await tellAll(telling(), context, jobs);
});
afterAll(() => stage.server.close());

/** A page as this reader's browser gets it: the document, with all that its loaders have read, and its headers. */
async function open({ brand, cookie }: Reader, url: string): Promise<{ status: number; text: string }> {
  const headers = { host: `${brand}.localhost`, cookie: `locale=en; ${cookie}` };
  const { statusCode, body, headers: sent } = await stage.server.api.app.inject({ url, headers });
  return { status: statusCode, text: body + JSON.stringify(sent) };
}

/** Where each reader meets the member with the canaries: a page that shows nobody proves nothing. */
const meetings: Record<(typeof readerNames)[number], (id: string, conversationId: string) => string[]> = {
  viewer: (id, conversationId) => [
    `/members/${id}`,
    `/members/${id}/chat`,
    '/members?gender=female',
    '/likes/received',
    `/likes/m/${id}`,
    '/chats',
    `/chats/${conversationId}`,
    '/notifications',
  ],
  stranger: (id) => [`/members/${id}`, '/members?gender=female', '/match-finder', '/swipe-game'],
  premium: (id) => [`/members/${id}`, '/members?gender=female', '/likes/received', '/chats', '/notifications'],
  match: (id) => [`/members/${id}`, '/likes/sent', '/likes/matches', `/likes/m/${id}`, '/notifications'],
  blocked: (id) => [`/members/${id}`],
  visitor: (id) => [`/members/${id}`, '/members?gender=female', `/members/${id}/landing`],
  otherBrand: () => [],
};

/** Readers who open each page of the site; to the others only those are opened that show members. */
const opensAll: readonly string[] = ['viewer', 'visitor'];

test.each(readerNames)('%s finds no canary on any page', async (name) => {
  const { here, readers, find } = stage;
  const named = friendOf(here);
  const shownOn: string[] = [];
  for (const url of opensAll.includes(name) ? samplePages(named) : pagesOfMembers(named)) {
    const { status, text } = await open(readers[name], url);
    expect(status, url).toBeLessThan(500);
    expect(find(text, readers[name].own), url).toEqual([]);
    if (text.includes(here.friend.name)) shownOn.push(url);
  }
  expect(shownOn).toEqual(expect.arrayContaining(meetings[name](named.memberId, named.conversationId)));
});

test('a canary that a page shows, or carries along for its script, is found', async () => {
  const { server, here, readers, find } = stage;
  const change = { about_me: `write to ${canaries.email}` };
  const { brand } = readers.viewer;
  const profile = server.api.dbOf(brand).updateTable('profiles').set(change).where('brand', '=', brand);
  await profile.where('member_id', '=', here.friend.id).execute();
  const { text } = await open(readers.viewer, addresses.member.href({ id: here.friend.id }));
  expect(find(text)).toEqual(['email', 'mailbox']);
  const [shown, carried] = [text.slice(0, text.indexOf('</main>')), text.slice(text.indexOf('</main>'))];
  expect([find(shown), find(carried)]).toEqual([
    ['email', 'mailbox'],
    ['email', 'mailbox'],
  ]);
});
