import { rule, type Report, type Rule } from '../rule.ts';
import { legalAdditionsOf, sentencesOf, tileLabelsOf } from './sentences.ts';

/** A place for a name, a tag, or a character written by its name: nothing reads these in a brand’s words. */
const markup = /\{[^{}]*\}|<\/?[a-z][^<>]*>|&#?\w+;/i;

/** Words are shown as they were written. */
export const plainWordsRules: readonly Rule[] = [
  rule(['texts'], ({ texts }, report) => sentencesOf(texts).forEach((sentence) => checkPlain(sentence, report))),
  rule(['partner_tiles'], ({ partner_tiles }, report) =>
    tileLabelsOf(partner_tiles).forEach((label) => checkPlain(label, report)),
  ),
  rule(['legal'], ({ legal }, report) => legalAdditionsOf(legal).forEach((addition) => checkPlain(addition, report))),
];

function checkPlain({ path, text }: { path: (string | number)[]; text: string }, report: Report): void {
  const [found] = markup.exec(text) ?? [];
  if (found)
    report(path, `members would read ${found} as it stands here`, 'write words alone, without signs for a machine');
}
