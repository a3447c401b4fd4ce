import { refuse, refuseFields } from '../calls/refusal.ts';
import { readUtf8 } from '../utf8.ts';

/** Parts of one body, and bytes of a part's head and of a text: far more than any form of ours has. */
const MAX_PARTS = 16;
const MAX_HEAD = 2_048;
const MAX_TEXT = 8_192;
const HEAD_END = '\r\n\r\n';

/** Bytes that a multipart body may have besides its file. */
export const MULTIPART_EXTRA = 64 * 1024;

/**
 * Reads a `multipart/form-data` body (RFC 7578) that is all there: at most one file, every name once.
 *
 * @throws bad_request for one that is malformed, ends too early or holds a text that is no UTF-8
 * @throws validation_failed with `too_many` for a second file, a name that comes again or too many parts, and with
 * `value_unknown` for a text that is too long
 */
export function readMultipart(body: Uint8Array, contentType: string): FormData {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const boundary = boundaryOf(contentType);
  const form = new FormData();
  let files = 0;
  let at = skip(bytes, 0, boundary);
  for (let parts = 1; !isLast(bytes, at); parts += 1) {
    const { head, from, to } = partAt(bytes, at, boundary);
    const { name, isFile } = dispositionOf(head);
    if (isFile) files += 1;
    if (form.has(name) || files > 1) throw refuseFields({ [name]: 'too_many' });
    if (parts > MAX_PARTS) throw refuseFields({ form: 'too_many' });
    if (!isFile && to - from > MAX_TEXT) throw refuseFields({ [name]: 'value_unknown' });
    const content = bytes.subarray(from, to);
    if (isFile) form.set(name, new File([new Uint8Array(content)], name));
    else form.set(name, readUtf8(content));
    at = skip(bytes, to + 2, boundary);
  }
  return form;
}

/** Is the body of a request a form with files? */
export const isMultipart = (contentType: string | null | undefined): contentType is string =>
  contentType?.toLowerCase().startsWith('multipart/form-data') ?? false;

/** The line that begins each part. */
function boundaryOf(contentType: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (!isMultipart(contentType) || !boundary) throw refuse('bad_request');
  return `--${boundary}`;
}

/** The place behind a boundary that must stand here. */
function skip(bytes: Buffer, at: number, boundary: string): number {
  const end = at + boundary.length;
  if (bytes.toString('latin1', at, end) !== boundary) throw refuse('bad_request');
  return end;
}

/** Behind the last boundary stand two dashes, behind every other a new line; nothing at all where the body was cut off. */
function isLast(bytes: Buffer, at: number): boolean {
  const next = bytes.toString('latin1', at, at + 2);
  if (next !== '--' && next !== '\r\n') throw refuse('bad_request');
  return next === '--';
}

/** A part's head, and where its content begins and ends. */
function partAt(bytes: Buffer, at: number, boundary: string): { head: string; from: number; to: number } {
  const headEnd = bytes.subarray(at, at + MAX_HEAD).indexOf(HEAD_END);
  if (headEnd < 0) throw refuse('bad_request');
  const from = at + headEnd + HEAD_END.length;
  const to = bytes.indexOf(`\r\n${boundary}`, from, 'latin1');
  if (to < 0) throw refuse('bad_request');
  return { head: bytes.toString('utf8', at, at + headEnd), from, to };
}

/** Which field a part is, and whether a file was chosen for it. */
function dispositionOf(head: string): { name: string; isFile: boolean } {
  const line = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1] ?? '';
  const name = /;\s*name="([^"]{1,100})"/.exec(line)?.[1];
  if (name === undefined) throw refuse('bad_request');
  return { name, isFile: /;\s*filename\*?=/.test(line) };
}
