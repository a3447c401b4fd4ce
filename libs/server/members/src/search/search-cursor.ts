import type { Sealer } from '@parlour/server-kit/sealing';
import type { SearchCursor } from '../store/search-conditions.ts';

const cursorText = /^(\d{1,2})\|(\d{4}-\d\d-\d\d[ T][\d:.]{8,15}[+-][\d:]{2,5})\|([0-9a-f-]{36})$/;

/**
 * Where a page begins, for whoever carries it sealed: it holds the moment at which somebody was last here, which nobody is
 * told (contract part 0, 15).
 */
export const writeCursor = ({ seal }: Sealer, page: number, { moment, memberId }: SearchCursor): string =>
  seal(`${page}|${moment}|${memberId}`);

/** The page and its beginning; null where the cursor is none of ours. */
export function readCursor({ open }: Sealer, sealed: string): (SearchCursor & { page: number }) | null {
  const [, page, moment, memberId] = cursorText.exec(open(sealed) ?? '') ?? [];
  return moment && memberId ? { page: Number(page), moment, memberId } : null;
}
