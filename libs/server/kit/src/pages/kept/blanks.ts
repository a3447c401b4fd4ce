import { v4 as uuid } from 'uuid';

const randomMark = uuid();

/** A placeholder of the page cache: stands in a kept page for what differs from visitor to visitor; no page can hold it by chance. */
export const blankOf = (name: string): string => `blank-${randomMark}-${name}-`;

/** The blank for the form token of whoever asks. */
export const formTokenBlank = blankOf('form_token');

/** The blank for the time at which the page was rendered last (ISO 8601). */
export const renderedAtBlank = blankOf('rendered_at');

const blank = new RegExp(`blank-${randomMark}-(\\w+)-`);

/** A text in the order of its parts: plain bytes, and names of blanks. */
export type Parts = readonly (Buffer | string)[];

/** Takes a text apart at its blanks. */
export const partsOf = (text: string): Parts =>
  text.split(blank).map((part, place) => (place % 2 === 0 ? Buffer.from(part) : part));

/** The text with this visitor's own in its blanks. */
export const filled = (parts: Parts, fills: Readonly<Record<string, string>>): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(fills[part] ?? '') : part)));
