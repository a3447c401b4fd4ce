import { hashOfSettings } from '@parlour/server-db/brands/versions';
import type { BrandIdentity } from '@parlour/brand/checks/rule';
import type { ListedBrand } from '../../../apps/server/src/brand-acts/list-all-brands.ts';
import { printJson, printTable } from '../../control/print.ts';
import { identityOf, notAmong, readApps } from '../read-apps.ts';
import { defineCommand } from '../typed.ts';

/** A brand of the database, or an app that it does not know yet. */
type Listed = Omit<ListedBrand, 'latestVersion' | 'file'> & {
  latestVersion: number | null;
  file: ListedBrand['file'] | 'wrong';
};

const headings = ['brand', 'domain', 'settings file', 'latest', 'published', 'by', 'when'];

/** Shows settings files and database side by side. */
export const list = defineCommand(['json'], async (there, { json }) => {
  const known = await there.act('brand list', {});
  const { sound, wrong } = await readApps();
  const isWrong = new Set(wrong.map(({ id }) => id));
  const brands: Listed[] = [
    ...known.map((brand): Listed => (isWrong.has(brand.id) ? { ...brand, file: 'wrong' } : brand)),
    ...notAmong(sound, known).map((settings) =>
      notImported(settings, { hash: hashOfSettings(settings), version: null }),
    ),
    ...notAmong(wrong, known).map(({ id, settings }) =>
      notImported({ ...nameless, ...identityOf(settings), id }, 'wrong'),
    ),
  ];
  if (json) printJson(brands);
  else printTable(headings, brands.map(rowOf));
});

/** Of a file that cannot be read. */
const nameless = { name: '', mail_name: '', domain: '–' };

const notImported = ({ id, name, mail_name, domain }: BrandIdentity, file: Listed['file']): Listed => ({
  id,
  name,
  mail_name,
  domain,
  file,
  latestVersion: null,
  publishedVersion: null,
  publishedByHand: false,
  publishedAt: null,
});

const rowOf = ({ id, domain, file, latestVersion, publishedVersion, publishedByHand, publishedAt }: Listed) => [
  id,
  domain,
  fileCell(file),
  latestVersion === null ? '–' : `version ${latestVersion}`,
  publishedVersion === null ? '–' : `version ${publishedVersion}`,
  publishedVersion === null ? '–' : publishedByHand ? 'hand' : 'file',
  publishedAt ? new Date(publishedAt).toISOString().slice(0, 19).replace('T', ' ') : '–',
];

function fileCell(file: Listed['file']): string {
  if (file === null || file === 'wrong') return file ?? '–';
  return `${file.version === null ? 'not imported' : `version ${file.version}`} (${file.hash.slice(0, 8)})`;
}
