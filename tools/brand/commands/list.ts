import type { ListedBrand } from '../../../apps/server/src/brand-acts/list-all-brands.ts';
import { printTable } from '../print.ts';
import { reach } from '../reach.ts';
import type { Command } from './command.ts';

const headings = ['brand', 'domain', 'settings file', 'latest', 'published', 'by', 'when'];

/** Shows settings files and database side by side. */
export const list: Command = async ({ json }) => {
  const there = await reach(process.env);
  try {
    const brands = await there.act<ListedBrand[]>('brand list', {});
    if (json) console.log(JSON.stringify(brands, null, 2));
    else printTable(headings, brands.map(rowOf));
    return true;
  } finally {
    await there.close();
  }
};

const rowOf = ({ id, domain, file, latestVersion, publishedVersion, publishedByHand, publishedAt }: ListedBrand) => [
  id,
  domain,
  file ? `${file.version === null ? 'not imported' : `version ${file.version}`} (${file.hash.slice(0, 8)})` : '–',
  `version ${latestVersion}`,
  publishedVersion === null ? '–' : `version ${publishedVersion}`,
  publishedVersion === null ? '–' : publishedByHand ? 'hand' : 'file',
  publishedAt ? new Date(publishedAt).toISOString().slice(0, 19).replace('T', ' ') : '–',
];
