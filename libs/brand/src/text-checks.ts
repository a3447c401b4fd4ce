import type { Report } from './cross-checks.ts';
import type { BrandSettings } from './settings-schema.ts';
import type { BrandTexts } from './texts-schema.ts';

const fictionalTexts = ['fictional_warning', 'fictional_singular', 'fictional_plural'] as const;

/** Words in every language of the brand; fictional profiles named in all of them or in none. */
export function checkTexts(settings: BrandSettings, report: Report): void {
  const disclosed = settings.fictional_icon !== null;
  const first = settings.texts[settings.domain_language];
  for (const locale of settings.locales) {
    const texts = settings.texts[locale];
    if (!texts) {
      report(['texts', locale], `the words in ${locale} are missing`);
      continue;
    }
    for (const key of fictionalTexts) {
      if ((texts[key] !== undefined) !== disclosed) {
        report(['texts', locale, key], 'fictional_icon and the fictional words come together or not at all');
      }
    }
    checkNotes(settings, locale, texts, first, report);
  }
}

function checkNotes(
  settings: BrandSettings,
  locale: string,
  texts: BrandTexts,
  first: BrandTexts | undefined,
  report: Report,
): void {
  const path = ['texts', locale, 'visible_profile_notes'];
  for (const field of settings.visible_profile_fields) {
    const missing = first?.visible_profile_notes[field] !== undefined && !texts.visible_profile_notes[field];
    if (missing) report([...path, field], `the note about ${field} is missing in ${locale}`);
  }
  for (const field of Object.keys(texts.visible_profile_notes)) {
    if (!settings.visible_profile_fields.some((visible) => visible === field)) {
      report([...path, field], `${field} is not among the visible profile fields`);
    }
  }
}
