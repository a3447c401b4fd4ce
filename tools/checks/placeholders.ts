import { entriesOf } from '@parlour/i18n/po-entries';

/** Sentences whose translation says other values or other tags than the English: a name would be missing there, or a link. */
export const changedPlaceholders = (po: string): string[] =>
  entriesOf(po).flatMap(({ source, translation }) => {
    if (translation === '') return [];
    const [wanted, said] = [partsOf(source), partsOf(translation)];
    const lacking = [...wanted].filter((part) => !said.has(part)).map((part) => `lacks ${part}`);
    const unknown = [...said].filter((part) => !wanted.has(part)).map((part) => `has ${part}, which nobody fills`);
    const wrong = [...lacking, ...unknown];
    return wrong.length > 0 ? [`"${translation}" ${wrong.join(' and ')}`] : [];
  });

/** As a set: languages have different numbers of plurals, and each of them may say a value or leave it out. */
const partsOf = (message: string): Set<string> =>
  new Set([...valuesOf(message), ...(message.match(/<\/?\d+\/?>/g) ?? [])]);

/** What is filled in, by its name: every second depth of braces, since those between hold the sentences of a plural or a choice. */
function valuesOf(message: string): string[] {
  const values: string[] = [];
  let depth = 0;
  for (const [brace, name] of message.matchAll(/\{\s*(\w*)|\}/g)) {
    if (brace === '}') depth -= 1;
    else if (depth++ % 2 === 0) values.push(`{${name}}`);
  }
  return values;
}
