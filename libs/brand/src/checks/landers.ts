import { isMemberLander, landerAt, type LanderSlugs, type LanderType } from '@parlour/models/account/landers';
import { rule } from './rule.ts';
import { sentencesOf } from './sentences.ts';

/** Words and slugs belong to landers that the brand has, and what one language says of them, all say. */
export const landersRule = rule(
  ['landers', 'lander_slugs', 'texts', 'locales', 'domain_language'],
  ({ landers, lander_slugs, texts, locales, domain_language }, report) => {
    for (const type of Object.keys(lander_slugs)) {
      if (landers.some((known) => known === type)) continue;
      report(['lander_slugs', type], `the brand has no lander ${type}`, 'add it to landers, or take the slugs out');
    }
    const sentences = sentencesOf(texts).filter(({ path }) => path[2] === 'landers');
    for (const { path } of sentences) {
      if (isOffered(path[3] ?? '', landers, lander_slugs)) continue;
      report(path.slice(0, 4), `the brand has no lander ${path[3]}`, 'add it to landers, or take the words out');
    }
    for (const { locale, key, path, text } of sentences) {
      if (locale !== domain_language) continue;
      for (const other of locales) {
        if (!texts[other] || sentences.some((one) => one.locale === other && one.key === key)) continue;
        report(['texts', other, ...path.slice(2)], `a lander’s words are missing in ${other}`, `translate “${text}”`);
      }
    }
  },
);

function isOffered(address: string, landers: readonly LanderType[], slugs: LanderSlugs): boolean {
  const [type = '', slug, ...rest] = address.split('/');
  return rest.length === 0 && landerAt({ type, slug, onMember: isMemberLander(type) }, landers, slugs) !== null;
}
