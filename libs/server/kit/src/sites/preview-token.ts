import type { Signer } from '../signing.ts';

/** A version of a brand that may be looked at before it is published, and until when. */
export interface Preview {
  brand: string;
  version: number;
  until: Date;
}

const textOf = ({ brand, version, until }: Preview): string => `${brand}.${version}.${until.getTime()}`;

/** Lets whoever holds it see the version; signed with a key of its own purpose. */
export function newPreviewToken(preview: Preview, signer: Signer): string {
  const text = textOf(preview);
  return `${text}.${signer.sign(text)}`;
}

/** What a token allows; null where we did not sign it or its time is over. */
export function readPreviewToken(token: string, now: Date, signer: Signer): Preview | null {
  const [brand = '', version = '', until = '', signature = ''] = token.split('.');
  const preview = { brand, version: Number(version), until: new Date(Number(until)) };
  if (!signer.verify(`${brand}.${version}.${until}`, signature)) return null;
  return preview.until > now ? preview : null;
}

/** Signs what `newPreviewToken` makes. */
export const PREVIEW_PURPOSE = 'preview';
/** The part of an address, and the cookie, that hold the token. */
export const PREVIEW_NAME = 'preview';
/** What stands in an address instead of a token to end the looking. */
export const PREVIEW_END = 'end';
