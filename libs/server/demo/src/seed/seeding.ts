import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import type { PhotoStorage } from '@parlour/server-media';
import type { Mode } from '../demo-mode.ts';
import type { DemoLogin } from './demo-logins.ts';

interface Booking {
  brand: string;
  memberId: string;
  /** Above zero. */
  credits: number;
  now: Date;
}

/** The ledger, which alone may move credits: `grant`, `settlePurchase` and `spend` of the payments slice. */
export interface DemoLedger {
  grant(trx: Transaction, gift: Booking & { kind: 'signup' | 'bonus' }): Promise<unknown>;
  purchase(
    trx: Transaction,
    purchase: Booking & {
      ref: { type: 'payment'; id: string };
      money: { amount: number; currency: string };
      creditPrice: number;
    },
  ): Promise<unknown>;
  spend(
    trx: Transaction,
    act: Booking & { kind: 'message'; ref: { type: 'message'; id: string }; profileId: string },
  ): Promise<{ ok: boolean }>;
}

export interface SeedProgress {
  brand: string;
  /** Portraits drawn, of how many; rows are written once all are. */
  portraits: number;
  of: number;
}

/** What seeding needs; `apps/server` fills it. */
export interface SeedPorts {
  mode: Mode;
  database: Pick<Database, 'forBrand'>;
  brands: readonly PublishedBrand[];
  /** The folder that gets `demo-logins.json`. */
  dataFolder: string;
  storage: Pick<PhotoStorage, 'write'>;
  ledger: DemoLedger;
  /** The last moment at which a purchase may be returned: `returnUntil` of the payments slice. */
  returnUntil(country: string, paid: Date, days: number): Promise<Date>;
  /** The hash that log-in checks passwords against. */
  hashPassword(password: string): Promise<string>;
  now: Date;
  report?(progress: SeedProgress): void;
}

/** Seeding, seen from one brand. */
export interface BrandSeeding extends Pick<
  SeedPorts,
  'storage' | 'ledger' | 'returnUntil' | 'hashPassword' | 'now' | 'report'
> {
  brand: PublishedBrand;
  db: BrandDatabase;
  logins: readonly DemoLogin[];
}
