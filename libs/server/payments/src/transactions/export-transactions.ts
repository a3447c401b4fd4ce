import { exportTransactions } from '@parlour/contract/payments/export-transactions';
import { loadI18n } from '@parlour/i18n/catalogue';
import { entryTitle } from '@parlour/i18n/entry-title';
import { transactionColumns } from '@parlour/i18n/labels/transaction-columns';
import { csvText, type CsvCell } from '@parlour/server-kit/csv';
import { handle } from '@parlour/server-kit/calls/handle';
import { entriesInSteps, type EntryWithCosts } from '../store/ledger-lists.ts';

/** The member's account as a file for spreadsheets. */
export const exportTransactionsCall = () =>
  handle(exportTransactions, async ({ query }, { brand, db, viewer, locale }) => {
    const i18n = await loadI18n(locale);
    const rows: CsvCell[][] = [Object.values(transactionColumns).map((head) => i18n._(head))];
    const filter = { brand: brand.id, memberId: viewer.id, kind: query.kind };
    for await (const entries of entriesInSteps(db, filter))
      rows.push(...entries.map((entry) => rowOf(entry, entryTitle(i18n, entry.kind))));
    return csvText(rows);
  });

/** In the order of `transactionColumns`. Money that went back has the other sign than what was paid, so that a column can be summed. */
function rowOf(entry: EntryWithCosts, kind: string): CsvCell[] {
  const { at, profile, credits, balance, money, transaction_costs: costs, ref } = entry;
  const sign = entry.kind === 'refund' ? -1 : 1;
  return [
    at.slice(0, 19).replace('T', ' '),
    kind,
    profile?.name ?? null,
    credits,
    balance,
    money && decimal(sign * money.amount),
    costs === null ? null : decimal(sign * costs),
    money?.currency ?? null,
    ref?.type === 'payment' ? ref.id : null,
  ];
}

const decimal = (minor: number): string => (minor / 100).toFixed(2);
