import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';
import { FORM_TOKEN } from '@parlour/contract/form-token';
import type { ExpiredForm, PostedForm } from '@parlour/shell/page/page-context';
import { readFormToken } from './form-token.ts';
import { isMultipart, readMultipart } from '../uploads/multipart.ts';
import { CallRefusal } from '../calls/refusal.ts';
import type { Signer } from '../signing.ts';
import { readTextForm } from '../utf8.ts';

export interface FormReader {
  /** The session's id, for visitors the browser's. */
  owner: string;
  /** Scheme, host and port of this site. */
  origin: string;
  now: Date;
  signer: Signer;
}

/** Path of a page's own address, whether its document or its data was asked for. */
export function pagePath(pathname: string): string {
  // Slashes are counted from the first of a row alone: a referrer of nothing else would take long from each.
  const path = pathname.replace(/(?:\/_root|\/_)?\.data$/, '').replace(/(?<!\/)\/+$/, '');
  return path === '' ? '/' : path;
}

/**
 * Reads a form that was posted to its own page (contract part 1, rule 2).
 *
 * @throws a 403 `Response` where it came from another site
 * @throws a 400 or 422 `Response` where it cannot be read
 * @throws an `ExpiredForm` where its token is not of this browser and page, or too old
 */
export async function readPostedForm(
  request: Request,
  { owner, origin, now, signer }: FormReader,
): Promise<PostedForm> {
  const from = sourceOf(request);
  if (from?.host !== new URL(origin).host) throw refusal('header_missing');
  const values = await valuesOf(request).catch((error: unknown) => {
    throw error instanceof CallRefusal ? refusal(error.code) : error;
  });
  const token = values.get(FORM_TOKEN);
  const pages = [pagePath(new URL(request.url).pathname), pagePath(from.pathname)];
  const idempotencyKey = typeof token === 'string' ? readFormToken(token, { owner, now, pages }, signer) : null;
  values.delete(FORM_TOKEN);
  if (!idempotencyKey) throw Object.assign(refusal('form_expired'), { values }) satisfies ExpiredForm;
  return { values, idempotencyKey };
}

/** What was typed, and the file where the form has one. */
async function valuesOf(request: Request): Promise<FormData> {
  const contentType = request.headers.get('content-type');
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (isMultipart(contentType)) return readMultipart(bytes, contentType);
  const values = new FormData();
  for (const [name, value] of readTextForm(bytes)) values.append(name, value);
  return values;
}

/** Where a post comes from: Origin names the site, Referer the page; both, where sent, must agree. */
function sourceOf(request: Request): URL | null {
  const [origin, referer] = ['origin', 'referer'].map((name) => urlOf(request.headers.get(name)));
  if (origin && referer && origin.host !== referer.host) return null;
  return request.headers.has('origin') && !origin ? null : (referer ?? origin ?? null);
}

const urlOf = (text: string | null): URL | null => (text && URL.canParse(text) ? new URL(text) : null);

const refusal = (code: ErrorCode): Response => Response.json({ code }, { status: errorStatus[code] });
