import { createMailbox } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import { importBrands } from '@parlour/server-db/brands/publishing';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { beforeAll, expect, test, vi } from 'vitest';
import { v7 as uuid } from 'uuid';
import { settingsFiles } from '../brands.ts';
import { perform } from '../control/act.ts';
import { joinModeration } from '../joining/join-moderation.ts';
import { keptBrands } from './kept-brands.ts';
import { moderationActs } from './moderation-acts.ts';

/** Is there when it is looked for, and gone whenever somebody looks again. */
const gone = vi.hoisted(() => (found: object) => vi.fn().mockResolvedValueOnce(found).mockResolvedValue(undefined));

vi.mock('@parlour/server-safety', async (original) => ({
  ...(await original<object>()),
  findDecision: gone({ member_id: '0198f000-0000-7000-8000-000000000001' }),
  findReviewed: gone({ kind: 'photo', memberId: '0198f000-0000-7000-8000-000000000001' }),
  lookUpInquiry: gone({ id: '0198f000-0000-7000-8000-000000000002', member_id: null, email: 'tom@post.example' }),
}));

const database = await databaseOfFile();
beforeAll(() => importBrands(database, settingsFiles.slice(0, 1)));

test.each([
  ['reverse', 'There is no such decision.'],
  ['approve', 'There is no such photo, and no text of such a member.'],
  ['answer', 'This is answered already.'],
])('what goes while somebody wants to %s it is refused in words', async (name, message) => {
  const acts = moderationActs({
    ports: joinModeration({ enqueue: async () => {} }, createMailbox(createMemoryBus())),
    brands: keptBrands(
      database,
      { mode: 'demo', port: 4200, origins: new Map() } as unknown as Configuration,
      () => true,
    ),
    readPhoto: async () => null,
  });
  const asked = { act: `moderate ${name}`, input: { id: uuid(), by: 'Ann' } };
  expect(await perform(acts, asked)).toEqual({ ok: false, message, problems: [] });
});
