import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestsPerSubject } from '@parlour/models/account/notifications/mail-requests';
import { DAY } from '@parlour/models/durations';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import { countMailRequest, countUnaskedMail } from './mail-request.ts';
import { insertMailRequest, lockMailsTo, type MailAsker } from '../store/mail-requests.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('postgres');
});
afterAll(() => database.close());

const begun = new Date('2026-11-21T12:00:00Z');
const askerOf = (subject: string): MailAsker => ({
  brand: 'default',
  purpose: 'activation',
  subject,
  network: '203.0.113.0/24',
});

it('an address that nobody confirmed gets no more than a day’s mails, whoever causes them at the same moment', async () => {
  const db = database.forBrand('default');
  const asker = askerOf('many@example.com');
  for (let count = 1; count < requestsPerSubject; count += 1) await insertMailRequest(db, asker, begun);
  const isMailed = await meet(db, {
    first: (trx) => lockMailsTo(trx, asker),
    act: () => db.transaction().execute((trx) => countUnaskedMail(trx, asker, begun)),
    last: (trx) => insertMailRequest(trx, asker, begun),
  });
  expect(isMailed).toBe(false);
});

it('who is refused waits no longer for asking again', async () => {
  const askAfter = (time: number) =>
    countMailRequest(database.forBrand('default'), askerOf('again@example.com'), new Date(begun.getTime() + time));
  const asks = Array.from({ length: requestsPerSubject });
  for (const _ of asks) expect(await askAfter(0)).toMatchObject({ ok: true });
  for (const _ of asks) expect(await askAfter(DAY / 2)).toMatchObject({ ok: false });
  expect(await askAfter(DAY)).toMatchObject({ ok: true });
});
