import { createHash } from 'node:crypto';
import { MINUTE, SECOND } from '@parlour/models/durations';

/** A strong tag of an answer's text. */
export const entityTag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** True where the sender already has the answer with this tag. */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag) ?? false;

/** Kept for so many milliseconds by browsers and by what stands before the server. */
export const publicFor = (milliseconds: number) =>
  ({ 'cache-control': `public, max-age=${milliseconds / SECOND}` }) as const;

export const sharedCaching = { ...publicFor(5 * MINUTE), vary: 'Host' } as const;
/** A page that is the same for every visitor: kept by the browser, asked for again each time. */
export const revalidated = { 'cache-control': 'private, no-cache' } as const;
export const privateCaching = { 'cache-control': 'private, no-store' } as const;
/** Never changes under its address: the viewer's browser keeps it for so many milliseconds and does not ask. */
export const privateFor = (milliseconds: number) =>
  ({ 'cache-control': `private, max-age=${milliseconds / SECOND}, immutable` }) as const;
/** The same for everybody: whoever keeps it asks for it again each time. */
export const askedAgain = { 'cache-control': 'no-cache' } as const;
export const unkept = { 'cache-control': 'no-store' } as const;
/** A stream: whoever packed it on its way would hold it back. */
export const streamCaching = { 'cache-control': 'private, no-store, no-transform' } as const;
