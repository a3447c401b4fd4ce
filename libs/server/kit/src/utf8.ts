import { refuse } from './calls/refusal.ts';

const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * The text that was sent. Bytes that are no UTF-8 are refused. Otherwise a mark of damage would be kept in the place of
 * each letter that is not read, and nobody could tell any more what it was (contract part 1, rule 4).
 *
 * @throws bad_request
 */
export const readUtf8 = (bytes: Uint8Array): string => orMalformed(() => strict.decode(bytes));

/**
 * The fields of a url-encoded form, whose bytes are written `%e9`.
 *
 * @throws bad_request where they are no UTF-8
 */
export function readTextForm(bytes: Uint8Array): URLSearchParams {
  const text = readUtf8(bytes);
  orMalformed(() => decodeURIComponent(text));
  return new URLSearchParams(text);
}

function orMalformed(read: () => string): string {
  try {
    return read();
  } catch {
    throw refuse('bad_request');
  }
}
