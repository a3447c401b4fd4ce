import type { LooseSettings } from '../../loose-settings.ts';
import { rule, type Report } from '../rule.ts';

const fictionalTexts = ['fictional_warning', 'fictional_singular', 'fictional_plural'] as const;

const together = 'fictional_icon and the fictional words come together or not at all';

type Texts = NonNullable<LooseSettings['texts'][keyof LooseSettings['texts']]>;
type Needed = Pick<
  LooseSettings,
  'texts' | 'locales' | 'domain_language' | 'fictional_icon' | 'visible_profile_fields'
>;

/** Words in every language of the brand; what one language says, all say; fictional profiles named in all or in none. */
export const textsRule = rule(
  ['texts', 'locales', 'domain_language', 'fictional_icon', 'visible_profile_fields'],
  (settings, report, { hasFictional }) => {
    if (settings.fictional_icon === null) checkUndisclosed(settings, hasFictional, report);
    const first = settings.texts[settings.domain_language];
    for (const locale of settings.locales) {
      const texts = settings.texts[locale];
      if (!texts) {
        report(
          ['texts', locale],
          `the words in ${locale} are missing`,
          'write or translate them, or leave the language out',
        );
        continue;
      }
      if (settings.fictional_icon !== null) checkFictional(locale, texts, report);
      checkNotes(settings, locale, texts, report);
      if (first?.sign_up_title !== undefined && texts.sign_up_title === undefined) {
        const suggestion = `translate “${first.sign_up_title}”`;
        report(['texts', locale, 'sign_up_title'], `the heading of sign-up is missing in ${locale}`, suggestion);
      }
    }
  },
);

/** The words are there in all languages at once where an app has the shared ones, so they are blamed once. */
function checkUndisclosed({ texts, locales }: Needed, hasFictional: boolean, report: Report): void {
  const saying = locales.filter((locale) => fictionalTexts.some((key) => texts[locale]?.[key] !== undefined));
  if (hasFictional) {
    const suggestion = 'choose a fictional_icon, and write the fictional words';
    report(['fictional_icon'], 'the brand has fictional profiles, which must say that they are', suggestion);
  } else if (saying.length > 0) {
    const reason = `${together}; texts have such words in ${saying.join(', ')}`;
    const suggestion = 'choose one, or take the words out: an app writes its texts without withSharedWords then';
    report(['fictional_icon'], reason, suggestion);
  }
}

function checkFictional(locale: string, texts: Texts, report: Report): void {
  for (const key of fictionalTexts)
    if (texts[key] === undefined) report(['texts', locale, key], together, `write ${key}`);
}

function checkNotes(settings: Needed, locale: string, texts: Texts, report: Report): void {
  const { visible_profile_fields: visible, domain_language } = settings;
  const path = ['texts', locale, 'visible_profile_notes'];
  const wanted = settings.texts[domain_language]?.visible_profile_notes ?? {};
  const notes = texts.visible_profile_notes ?? {};
  for (const field of visible) {
    if (wanted[field] === undefined || notes[field]) continue;
    report([...path, field], `the note about ${field} is missing in ${locale}`, `translate “${wanted[field]}”`);
  }
  for (const field of Object.keys(notes)) {
    if (visible.some((known) => known === field)) continue;
    report([...path, field], `${field} is not among the visible profile fields`, 'take it out, or show the field');
  }
}
