import { parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

type Texts = readonly unknown[];

/** Lingui's ids are the first characters of a hash. */
const ID = 6;

/**
 * Writes Lingui's catalogues so that they compress to a tenth less: texts in alphabetical order, so that alike ones stand
 * together, and all their ids, which compress badly, in one string beside them.
 */
export const smallCatalogues = (): Plugin => ({
  name: 'parlour:small-catalogues',
  enforce: 'post',
  transform: {
    filter: { id: /\.po$/ },
    handler: (code) => ({ code: smallCatalogue(code), map: null }),
  },
});

/**
 * The module of a catalogue, as Lingui compiles it, written smaller; it exports the same `messages`.
 * @throws where Lingui writes it otherwise than it did.
 */
export function smallCatalogue(code: string): string {
  const messages = Object.entries(JSON.parse(onlyString(code)) as Record<string, Texts>);
  const odd = messages.find(([id]) => id.length !== ID);
  if (odd) throw new Error(`The id ${odd[0]} of a sentence is not ${ID} characters long: see small-catalogues.ts.`);
  const sorted = messages.map(([id, texts]) => ({ id, json: JSON.stringify(texts) })).sort(byText);
  const texts = `[${sorted.map(({ json }) => json).join()}]`;
  return `const ids = '${sorted.map(({ id }) => id).join('')}';
export const messages = Object.fromEntries(
  JSON.parse(${JSON.stringify(texts)}).map((texts, index) => [ids.slice(${ID} * index, ${ID} * (index + 1)), texts]),
);`;
}

/** Lingui's module is one string of JSON, which it parses. */
function onlyString(code: string): string {
  const strings: string[] = [];
  const visitor = new Visitor({ Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)) });
  visitor.visit(parseSync('catalogue.js', code).program);
  const [string] = strings;
  if (strings.length !== 1 || string === undefined) {
    throw new Error('Lingui compiles catalogues in another way now: see small-catalogues.ts.');
  }
  return string;
}

/** The same order on every machine, whatever its language. */
const byText = (one: { json: string }, other: { json: string }): number =>
  one.json < other.json ? -1 : Number(one.json > other.json);
