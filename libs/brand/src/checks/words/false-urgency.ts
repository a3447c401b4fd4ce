import type { Locale } from '@parlour/models/locale';
import type { LooseSettings } from '../../loose-settings.ts';
import { rule, type Rule } from '../rule.ts';
import { says, sentencesOf, tileLabelsOf } from './sentences.ts';
import { urgentWords } from './urgent-words.ts';

type Words = readonly { path: (string | number)[]; locale: Locale; text: string }[];

/** Words that press people without need: regulators read them as misleading (Directive 2005/29/EC, annex I, 7). */
const unhurried = <Key extends keyof LooseSettings>(key: Key, wordsOf: (setting: LooseSettings[Key]) => Words): Rule =>
  rule([key], (settings, report) => {
    for (const { path, locale, text } of wordsOf(settings[key])) {
      const pressing = urgentWords[locale].find((words) => says(text.replaceAll("'", '’'), words));
      if (pressing) report(path, `“${pressing}” presses people to hurry`, 'say what is true without haste', 'warning');
    }
  });

export const falseUrgencyRules: readonly Rule[] = [
  unhurried('texts', sentencesOf),
  unhurried('partner_tiles', tileLabelsOf),
];
