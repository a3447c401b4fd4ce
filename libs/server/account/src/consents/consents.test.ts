import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { getConsents } from '@parlour/contract/account/consents/get-consents';
import { getUser } from '@parlour/contract/account/user/get-user';
import { pageHidden } from '@parlour/contract/account/notifications/page-hidden';
import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import { analyticsVersion } from '@parlour/models/account/consents/analytics-choice';
import { neededConsents, type NeededConsent } from '@parlour/models/account/consents/consents';
import { buildApi, type TestAnswer, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { accountCalls } from '../index.ts';
import { accountStage, quietPorts, termsVersion, type AccountStage } from '../testing/account-stage.ts';

const database = await databaseOfFile();
let api: TestApi;
beforeAll(async () => {
  api = await buildApi({ database, brands: [modelBrand], calls: accountCalls(quietPorts().ports) });
});
afterEach(() => vi.useRealTimers());
afterAll(() => api.close());

const brand = modelBrand.id;
const cookieOf = ({ headers }: TestAnswer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('analytics='))
    ?.split(';')[0] ?? '';
const choose = (given: boolean, cookie?: string) =>
  api.send(saveConsent, { body: { kind: 'analytics', version: analyticsVersion, given }, cookie });
const leave = (query: { page?: 'pricing'; lb?: '1' }, cookie?: string) =>
  api.send(pageHidden, { query, body: {}, cookie, headers: { 'x-request-type': '' } });
const counts = () =>
  api.dbOf(brand).selectFrom('page_counts').selectAll().where('brand', '=', brand).orderBy('event').execute();

describe('a visitor', () => {
  it('has chosen nothing at first, and then what this browser keeps', async () => {
    expect((await api.send(getConsents)).body).toEqual({ consents: [], due: [] });
    const chosen = await choose(false);
    expect(chosen.body).toMatchObject({ consents: [{ kind: 'analytics', given: false }] });
    expect(cookieOf(chosen)).not.toBe('');
    expect((await api.send(getConsents, { cookie: cookieOf(chosen) })).body).toEqual(chosen.body);
  });

  it('decides about counting and about nothing else', async () => {
    const answer = await api.send(saveConsent, {
      body: { kind: 'marketing_mail', version: '2026-01-01', given: true },
    });
    expect(answer.status).toBe(403);
  });

  it('is counted only after a yes, and without a name', async () => {
    // A day that begins in between would count anew.
    vi.useFakeTimers({ toFake: ['Date'] });
    expect((await leave({ page: 'pricing' })).status).toBe(204);
    await leave({ page: 'pricing' }, cookieOf(await choose(false)));
    expect(await counts()).toEqual([]);
    const yes = cookieOf(await choose(true));
    await leave({ page: 'pricing' }, yes);
    await leave({ page: 'pricing', lb: '1' }, yes);
    const day = new Date().toISOString().slice(0, 10);
    expect(await counts()).toEqual([
      { brand, day, page: 'pricing', event: 'bounce', count: 1 },
      { brand, day, page: 'pricing', event: 'hidden', count: 2 },
    ]);
  });
});

describe('a member', () => {
  it('takes back what may be taken back, on every device', async () => {
    const cookie = await api.logIn(brand, await addMember(api.dbOf(brand), brand));
    expect((await choose(true, cookie)).body).toMatchObject({ consents: [{ kind: 'analytics', given: true }] });
    expect((await choose(false, cookie)).body).toMatchObject({ consents: [{ kind: 'analytics', given: false }] });
    const needed = await api.send(saveConsent, { body: { kind: 'terms', version: '1', given: false }, cookie });
    expect(needed.body).toMatchObject({ error: { code: 'consent_needed_for_service' } });
    const outdated = await api.send(saveConsent, { body: { kind: 'terms', version: '1', given: true }, cookie });
    expect(outdated.body).toMatchObject({ error: { fields: { version: 'terms_outdated' } } });
    const terms = { kind: 'terms', version: modelBrand.company.added, given: true } as const;
    const agreed = await api.send(saveConsent, { body: terms, cookie });
    expect(agreed.body['consents']).toContainEqual(expect.objectContaining({ kind: 'terms', given: true }));
    expect(agreed.body['due']).not.toContain('terms');
    const unread = { kind: 'marketing_mail', version: '1', given: false } as const;
    expect((await api.send(saveConsent, { body: unread, cookie })).body).toMatchObject({
      consents: expect.arrayContaining([expect.objectContaining({ kind: 'marketing_mail', given: false })]),
    });
  });
});

describe('a yes to an earlier sentence about counting', () => {
  it('counts nobody until they agree to today’s', async () => {
    const id = await addMember(api.dbOf(brand), brand);
    const cookie = await api.logIn(brand, id);
    const earlier = { brand, id: uuid(), member_id: id, kind: 'analytics', version: 'earlier', given: true } as const;
    await api
      .dbOf(brand)
      .insertInto('consents')
      .values({ ...earlier, at: new Date('2026-01-02T12:00:00Z') })
      .execute();
    const before = await counts();
    await leave({ page: 'pricing' }, cookie);
    expect(await counts()).toEqual(before);
    await choose(true, cookie);
    await leave({ page: 'pricing' }, cookie);
    expect(await counts()).not.toEqual(before);
  });
});

describe('an answer', () => {
  it('that is given again on the same day is on record once', async () => {
    const stage = accountStage(database, 'again');
    const id = await addMember(stage.world.db, 'again');
    const answer = (given: boolean) =>
      stage.call(saveConsent, { body: { kind: 'analytics', version: analyticsVersion, given } }, { id });
    const records = async () =>
      (
        await stage.world.db.selectFrom('consents').select('given').where('brand', '=', 'again').orderBy('at').execute()
      ).map(({ given }) => given);
    for (const given of [true, true, false, false, true]) {
      await answer(given);
      stage.wait(60);
    }
    expect(await records()).toEqual([true, false, true]);
    stage.wait(86_400);
    await answer(true);
    expect(await records()).toEqual([true, false, true, true]);
  });
});

describe('an answer that takes a consent back', () => {
  it('is on record under the text that was agreed to, or today’s where none was, and never under the client’s words', async () => {
    const stage = accountStage(database, 'back');
    const id = await addMember(stage.world.db, 'back');
    const earlier = { brand: 'back', member_id: id, given: true, at: new Date('2026-01-02T12:00:00Z') };
    await stage.world.db
      .insertInto('consents')
      .values({ ...earlier, id: uuid(), kind: 'marketing_mail', version: '2026-01-01' })
      .execute();
    for (const kind of ['marketing_mail', 'analytics', 'analytics'] as const)
      await stage.call(saveConsent, { body: { kind, version: 'whatever', given: false } }, { id });
    const records = stage.world.db.selectFrom('consents').select(['kind', 'version']).where('brand', '=', 'back');
    expect(await records.where('given', '=', false).orderBy('at').orderBy('id').execute()).toEqual([
      { kind: 'marketing_mail', version: '2026-01-01' },
      { kind: 'analytics', version: analyticsVersion },
    ]);
  });
});

describe('a text that is new', () => {
  const added = '2026-11-01';
  it('is asked for until it is agreed to, and what was agreed to before stays on record', async () => {
    const old = accountStage(database, 'texts');
    const id = await addMember(old.world.db, 'texts');
    const agree = (stage: AccountStage, kind: NeededConsent, version: string) =>
      stage.call(saveConsent, { body: { kind, version, given: true } }, { id });
    const due = async (stage: AccountStage) => (await stage.call(getUser, {}, { id })).user?.consents_due;
    for (const kind of neededConsents) await agree(old, kind, termsVersion);
    expect(await due(old)).toEqual([]);

    const changed = accountStage(database, 'texts', { company: { ...modelBrand.company, added } });
    changed.wait(60);
    expect(await due(changed)).toEqual(['terms', 'privacy']);
    expect((await changed.call(getConsents, {}, { id })).due).toEqual(['terms', 'privacy']);
    await expect(agree(changed, 'terms', termsVersion)).rejects.toMatchObject({
      fields: { version: 'terms_outdated' },
    });
    expect((await agree(changed, 'terms', added)).due).toEqual(['privacy']);
    await agree(changed, 'privacy', added);
    expect(await due(changed)).toEqual([]);
    const records = await old.world.db
      .selectFrom('consents')
      .select(['version', 'given'])
      .where('brand', '=', 'texts')
      .where('kind', '=', 'terms')
      .orderBy('at')
      .execute();
    expect(records).toEqual([
      { version: termsVersion, given: true },
      { version: added, given: true },
    ]);
  });
});
