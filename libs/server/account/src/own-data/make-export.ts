import type { PublishedBrand } from '@parlour/brand/published-brand';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { accountMailJob } from '../letters/account-mail.ts';
import type { AccountPorts } from '../ports.ts';
import { findExport, markReady } from '../store/exports.ts';
import { findMember } from '../store/members.ts';
import { ownDataZip } from './own-data-zip.ts';
import type { ExportPorts, MakeExportJob } from './ports.ts';

interface ExportGround {
  brand: PublishedBrand;
  db: BrandDatabase;
  now: Date;
  ports: ExportPorts & Pick<AccountPorts, 'enqueue'>;
}

/**
 * Makes the copy that a member asked for: a ZIP of JSON files and their own photos. Mails once it is there, but not to an
 * address that is not confirmed and may be a stranger's; run again for a copy that is there, or was swept, it does nothing.
 */
export async function makeExport(
  { brand, db, now, ports }: ExportGround,
  { exportId, origin }: MakeExportJob['data'],
): Promise<void> {
  const copy = await findExport(db, brand.id, exportId);
  if (!copy || copy.ready) return;
  const { memberId } = copy;
  const zip = ownDataZip({ db, brand: brand.id, memberId, readPhoto: ports.readPhoto });
  await ports.write({ brand: brand.id, exportId }, zip);
  await inTransaction({ brand, db }, async ({ trx }) => {
    if (!(await markReady(trx, brand.id, exportId, now))) return;
    if (!(await findMember(trx, brand.id, memberId))?.confirmed_at) return;
    await ports.enqueue(
      trx,
      accountMailJob({ kind: 'export-ready', brand: brand.id, memberId, origin, request: null }),
    );
  });
}
