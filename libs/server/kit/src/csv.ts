/** Numbers stand as they are; null is an empty cell. */
export type CsvCell = string | number | null;

/** By this mark spreadsheets know the text for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula; names are members' own words. A plain decimal number is none. */
const formula = /^(?!-?\d+(?:\.\d+)?$)(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** A table as RFC 4180 writes it: comma, CRLF, quotes where needed. A text that looks like a formula gets an apostrophe before it. */
export const csvText = (rows: Iterable<readonly CsvCell[]>): string =>
  `${BYTE_ORDER_MARK}${Array.from(rows, (cells) => `${cells.map(cellText).join(',')}\r\n`).join('')}`;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
