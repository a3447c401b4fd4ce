import { hashOfSettings } from '@parlour/server-db/brand-versions';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { ListedBrand } from '../../../apps/server/src/brand-acts/list-all-brands.ts';
import { printTable } from '../print.ts';
import { reach } from '../reach.ts';
import { readNewApps } from '../settings-files.ts';
import type { Command } from './command.ts';

/** A brand of the database, or an app that it does not know yet. */
type Listed = Omit<ListedBrand, 'latestVersion'> & { latestVersion: number | null };

const headings = ['brand', 'domain', 'settings file', 'latest', 'published', 'by', 'when'];

/** Shows settings files and database side by side. */
export const list: Command = async ({ json }) => {
  const there = await reach(process.env);
  try {
    const known = await there.act<ListedBrand[]>('brand list', {});
    const brands = [...known, ...(await readNewApps(known)).map(notImported)];
    if (json) console.log(JSON.stringify(brands, null, 2));
    else printTable(headings, brands.map(rowOf));
    return true;
  } finally {
    await there.close();
  }
};

const notImported = (settings: BrandSettings): Listed => ({
  id: settings.id,
  name: settings.name,
  mail_name: settings.mail_name,
  domain: settings.domain,
  file: { hash: hashOfSettings(settings), version: null },
  latestVersion: null,
  publishedVersion: null,
  publishedByHand: false,
  publishedAt: null,
});

const rowOf = ({ id, domain, file, latestVersion, publishedVersion, publishedByHand, publishedAt }: Listed) => [
  id,
  domain,
  file ? `${file.version === null ? 'not imported' : `version ${file.version}`} (${file.hash.slice(0, 8)})` : '–',
  latestVersion === null ? '–' : `version ${latestVersion}`,
  publishedVersion === null ? '–' : `version ${publishedVersion}`,
  publishedVersion === null ? '–' : publishedByHand ? 'hand' : 'file',
  publishedAt ? new Date(publishedAt).toISOString().slice(0, 19).replace('T', ' ') : '–',
];
