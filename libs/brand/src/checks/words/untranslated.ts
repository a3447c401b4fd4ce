import { rule } from '../rule.ts';
import { sentencesOf } from './sentences.ts';

/** A text that is the same as in English was probably forgotten by whoever translated. */
export const untranslatedRule = rule(['texts', 'name'], ({ texts, name }, report) => {
  const sentences = sentencesOf(texts);
  const english = new Map(sentences.filter(({ locale }) => locale === 'en').map(({ key, text }) => [key, text]));
  for (const { path, locale, key, text } of sentences) {
    if (locale === 'en' || text === name || english.get(key) !== text) continue;
    report(path, `it is the same in ${locale} as in English`, 'translate it, if that was forgotten', 'warning');
  }
});
