import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '@parlour/server-db/database';
import { openPushService, type LocalPushService } from '@parlour/server-push/testing/push-service';
import { testDatabase } from '@parlour/testing/database';
import { tellingStage, type TellingStage } from './telling-stage.ts';

/** A database for a file of tests, and before each of them a brand of its own, in which nobody is yet: `begin` is given it. */
export function withTellingStage(
  begin: (stage: TellingStage) => unknown,
  isPushService: (endpoint: string) => boolean = () => false,
): void {
  let database: Database;
  let brands = 0;
  beforeAll(async () => void (database = await testDatabase()));
  afterAll(() => database.close());
  beforeEach(async () => {
    brands += 1;
    await begin(tellingStage(database, `telling-${brands}`, isPushService));
  });
}

export interface Couple {
  stage: TellingStage;
  ada: string;
  tom: string;
}

/** The same with the two of whom tests of telling speak: Ada writes, and Tom, who reads German, is told. */
export function withCouple(begin: (couple: Couple) => unknown, isPushService?: (endpoint: string) => boolean): void {
  withTellingStage(async (stage) => {
    const [ada, tom] = [await stage.add({ name: 'Ada' }), await stage.add({ name: 'Tom', language: 'de' })];
    await begin({ stage, ada, tom });
  }, isPushService);
}

/** The same where browsers can be told too: by a push service that forgets between two tests what it took. */
export function withPushService(begin: (given: Couple & { service: LocalPushService }) => unknown): void {
  let service: LocalPushService;
  beforeAll(async () => void (service = await openPushService()));
  afterAll(() => service.close());
  withCouple(
    (couple) => {
      service.taken.length = 0;
      service.answerWith(201);
      return begin({ ...couple, service });
    },
    (endpoint) => endpoint.startsWith(service.origin),
  );
}
