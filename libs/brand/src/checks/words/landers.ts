import {
  isMemberLander,
  landerAt,
  type LanderSlugs,
  type LanderType,
  type LanderVariant,
} from '@parlour/models/account/landers';
import { rule, type Report } from '../rule.ts';
import { sentencesOf } from './sentences.ts';

type Slugs = Readonly<Record<string, LanderVariant>>;

/** Words and slugs belong to landers that the brand has, and what one language says of them, all say; a slug shows what it is to. */
export const landersRule = rule(
  ['landers', 'lander_slugs', 'texts', 'locales', 'domain_language'],
  ({ landers, lander_slugs, texts, locales, domain_language }, report) => {
    for (const [type, slugs] of Object.entries(lander_slugs)) {
      if (landers.some((known) => known === type)) checkSlugs(type, slugs, landers, report);
      else
        report(['lander_slugs', type], `the brand has no lander ${type}`, 'add it to landers, or take the slugs out');
    }
    for (const [locale, words] of Object.entries(texts))
      for (const address of Object.keys(words.landers ?? {})) {
        if (isOffered(address, landers, lander_slugs)) continue;
        const suggestion = 'add it to landers, or take the words out';
        report(['texts', locale, 'landers', address], `the brand has no lander ${address}`, suggestion);
      }
    const sentences = sentencesOf(texts).filter(({ path }) => path[2] === 'landers');
    const read = sentences.filter(({ locale }) => locale === domain_language || locales.includes(locale));
    for (const said of Map.groupBy(read, ({ key }) => key).values()) {
      const { path, text } = said.find(({ locale }) => locale === domain_language) ?? said[0]!;
      for (const locale of locales) {
        if (!texts[locale] || said.some((one) => one.locale === locale)) continue;
        report(['texts', locale, ...path.slice(2)], `a lander’s words are missing in ${locale}`, `translate “${text}”`);
      }
    }
  },
);

/** A campaign's address must show what the campaign was made for. */
function checkSlugs(type: string, slugs: Slugs, landers: readonly LanderType[], report: Report): void {
  for (const [slug, wanted] of Object.entries(slugs)) {
    const shown = landerAt({ type, slug, onMember: isMemberLander(type) }, landers, { [type]: slugs });
    if (shown === null) {
      const suggestion = 'take it out, and let the campaign lead to the lander itself';
      report(['lander_slugs', type, slug], `the address of ${type} has no place for a slug`, suggestion);
    } else if (shown.variant !== wanted) {
      report(['lander_slugs', type, slug], `the slug ${slug} always shows the face ${slug}`, 'choose another slug');
    }
  }
}

function isOffered(address: string, landers: readonly LanderType[], slugs: LanderSlugs): boolean {
  const [type = '', slug, ...rest] = address.split('/');
  return rest.length === 0 && landerAt({ type, slug, onMember: isMemberLander(type) }, landers, slugs) !== null;
}
