import { exportLifetime } from '@parlour/models/account/own-data';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { deleteExpired } from '../store/exports.ts';

/** Where copies lie, as a sweep sees it. */
export interface ExportFolders {
  /** Names of the copies of a brand that were written before. */
  writtenBefore(brand: string, before: Date): Promise<string[]>;
  remove(place: { brand: string; exportId: string }): Promise<void>;
}

/** Removes copies whose time is over, also those whose rows are gone. */
export async function sweepExports(
  folders: ExportFolders,
  { brand, db, now }: { brand: { id: string }; db: BrandDatabase; now: Date },
): Promise<void> {
  for (const exportId of await folders.writtenBefore(brand.id, new Date(now.getTime() - exportLifetime)))
    await folders.remove({ brand: brand.id, exportId });
  await deleteExpired(db, brand.id, now);
}
