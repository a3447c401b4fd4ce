import { rule } from '../rule.ts';
import { says, sentencesOf } from '../words/sentences.ts';

/** The age that the law asks for, which a brand may raise. */
const ADULT = 18;

/** Words that were written for the age of the law do not invite people who may not join. */
export const statedAgeRule = rule(['texts', 'min_age'], ({ texts, min_age }, report) => {
  if (min_age <= ADULT) return;
  for (const { path, text } of sentencesOf(texts)) {
    if (!says(text, `${ADULT}`)) continue;
    const reason = `it says ${ADULT}, and nobody may join below ${min_age}`;
    report(path, reason, `write ${min_age}, if it speaks of an age`, 'warning');
  }
});
