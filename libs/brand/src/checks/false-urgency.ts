import { rule } from './rule.ts';
import { says, sentencesOf } from './sentences.ts';
import { urgentWords } from './urgent-words.ts';

/** Words that press people without need: regulators read them as misleading (Directive 2005/29/EC, annex I, 7). */
export const falseUrgencyRule = rule(['texts'], ({ texts }, report) => {
  for (const { path, locale, text } of sentencesOf(texts)) {
    const pressing = urgentWords[locale].find((words) => says(text, words));
    if (pressing) report(path, `“${pressing}” presses people to hurry`, 'say what is true without haste', 'warning');
  }
});
