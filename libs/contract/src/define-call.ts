import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** Who may make a call: everybody, only somebody logged in, or a provider's server that signs its requests. */
export type Caller = 'anyone' | 'member' | 'provider';

/** One call of the API as a plain value. Server, client, OpenAPI document and tests all read it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  /** Query values that tell this call from another with the same method and path. */
  when?: Readonly<Record<string, string>>;
  who: Caller;
  /** It always acts though it is read by GET: it waits until it is certain who asks (contract part 1, rule 3). */
  acts?: true;
  /** Its answer is the same for everybody on a host, and may be kept (contract part 1, rule 12). */
  shared?: true;
  /** Its sender, a beacon or a mail provider, cannot set headers: ours is not asked for (contract part 1, rule 2). */
  headerless?: true;
  /** Refused for want of a session, it does not end one in the browser: the rule of `user.php` (contract part 1, rule 6). */
  keepsSession?: true;
  /**
   * Set where the sender must give an `Idempotency-Key` (contract part 1, rule 8). `client_id`: what the call makes
   * carries the `client_id` of the body and is made once for it. For a key equal to it, no answer need be kept.
   */
  idempotent?: true | 'client_id';
  /**
   * The body comes as `multipart/form-data`: one field of it is a file (`z.file()`), all others are texts. `megabytes` is
   * the most that any brand takes, `tooLarge` the code for more than that, with the parameter `mb`.
   */
  multipart?: { megabytes: number; tooLarge: ErrorCode };
  /** The body may also come as a form of texts, in either of a form's two encodings: mail programs post so (RFC 8058). */
  forms?: true;
  /** The sender signs the body: it comes to the handler as it was sent, of whatever type, with the headers (`SignedBody`). */
  signed?: true;
  /** The most bytes that a body without a file may have, where the call takes more than the server otherwise reads. */
  bodyBytes?: number;
  query?: z.ZodObject;
  body?: z.ZodObject;
  reply: z.ZodType;
  /** Where the answer is saved as a file and is no JSON: its media type and name; `reply` is then its text. */
  savedAs?: { readonly type: `text/${string}`; readonly name: string };
  /** 303: whoever opens the address is led to the page whose path `reply` is. */
  status?: 200 | 201 | 202 | 204 | 303;
  errors: readonly ErrorCode[];
}

/** A signed request as it was sent: the signature is made over its bytes, and stands in a header. */
export interface SignedBody {
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  raw: Uint8Array;
}

/** Declares a call and keeps its exact types. */
export const defineCall = <const C extends Call>(call: C): C => call;

export type QueryOf<C extends Call> = C['query'] extends z.ZodType ? z.output<C['query']> : Record<string, never>;
export type BodyOf<C extends Call> = C['signed'] extends true
  ? SignedBody
  : C['body'] extends z.ZodType
    ? z.output<C['body']>
    : Record<string, never>;
export type QueryInput<C extends Call> = C['query'] extends z.ZodType ? z.input<C['query']> : undefined;
export type BodyInput<C extends Call> = C['signed'] extends true
  ? SignedBody
  : C['body'] extends z.ZodType
    ? z.input<C['body']>
    : undefined;
export type ReplyOf<C extends Call> = z.output<C['reply']>;
/** What a handler gives: the reply before unknown fields are stripped. */
export type ReplyInput<C extends Call> = z.input<C['reply']>;
