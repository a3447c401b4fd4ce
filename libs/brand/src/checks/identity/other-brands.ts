import { namingsOf, speakingSettings } from './namings.ts';
import { rule, type Rule } from '../rule.ts';
import { uniqueSettings } from './unique.ts';

/**
 * No brand is named by another in one of its settings: members of one must not learn of the others. A rule a setting, so that
 * one that cannot be read hides no name in another.
 */
const namesNoOther: readonly Rule[] = speakingSettings.map((speaking) =>
  rule(['id', 'name', speaking.key], (settings, report, { others }) => {
    for (const other of others)
      for (const { path, words, suggestion, severity } of namingsOf(settings, other, [speaking]))
        report(path, `it names ${words}, which is the brand ${other.id}`, suggestion, severity);
  }),
);

/** Nor does a brand take a name or a domain that stands in what another says, where nobody has changed anything. */
const namedByNoOther = rule(['id', ...uniqueSettings], (settings, report, { others }) => {
  for (const other of others) {
    const alike = Map.groupBy(namingsOf(other, settings), ({ key, severity }) => `${key} ${severity}`);
    for (const namings of alike.values()) {
      const { key, words, severity } = namings[0]!;
      const places = namings.map(({ path }) => path.join('.')).join(', ');
      report([key], `the brand ${other.id} says ${words} at ${places}`, 'choose another, or change it there', severity);
    }
  }
});

/** No brand is named by another, whichever of the two was there first. */
export const otherBrandsRules: readonly Rule[] = [...namesNoOther, namedByNoOther];
