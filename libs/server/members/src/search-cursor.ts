import type { SearchCursor } from './store/search.ts';

const cursorText = /^(\d{4}-\d\d-\d\d[ T][\d:.]{8,15}[+-][\d:]{2,5})\|([0-9a-f-]{36})$/;

/** The place after a row, opaque to whoever carries it. */
export const writeCursor = ({ moment, memberId }: SearchCursor): string =>
  Buffer.from(`${moment}|${memberId}`).toString('base64url');

/** Null where it is none of ours. */
export function readCursor(text: string): SearchCursor | null {
  const [, moment, memberId] = cursorText.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  return moment && memberId ? { moment, memberId } : null;
}
