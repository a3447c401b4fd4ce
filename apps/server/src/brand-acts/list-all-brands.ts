import { hashOfSettings } from '@parlour/server-db/brands/versions';
import { listBrands, type KnownBrand } from '@parlour/server-db/brands/list';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import type { BrandActContext } from './context.ts';

/** A brand with its settings file and what the database has, side by side. */
export interface ListedBrand extends Omit<KnownBrand, 'versions'> {
  /** The file that this server was built with; the version is null where the database has none like it. */
  file: { hash: string; version: number | null } | null;
}

export const listAllBrands = ({ database, files }: BrandActContext) =>
  defineAct('brand list', z.strictObject({}), async (): Promise<ListedBrand[]> => {
    const known = await listBrands(database);
    return known.map(({ versions, ...brand }) => {
      const file = files.find(({ id }) => id === brand.id);
      return { ...brand, file: file ? fileOf(file, versions) : null };
    });
  });

function fileOf(file: BrandSettings, versions: KnownBrand['versions']): ListedBrand['file'] {
  const hash = hashOfSettings(file);
  return { hash, version: versions.find((version) => version.hash === hash)?.version ?? null };
}
