import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

export interface BrandsTable {
  brand: string;
  domain: string;
  published_version: number | null;
  published_by_hand: Generated<boolean>;
  /** Versions that were in force before, the latest last. */
  published_before: Generated<number[]>;
  updated_at: Generated<Date>;
}

export interface BrandVersionsTable {
  brand: string;
  version: number;
  hash: string;
  /** As they were kept, maybe by an earlier release: `keptSettings` reads them. */
  settings: Json<unknown>;
  created_at: Generated<Date>;
}
