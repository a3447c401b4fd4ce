import { getLander, type Lander } from '@parlour/contract/account/reference-data/get-lander';
import type { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { LanderType } from '@parlour/models/account/landers';
import { countries } from '@parlour/models/geography/country';
import { regionLabelOf, regionsOf } from '@parlour/models/geography/regions';
import { answer, drawnPortrait, type AnswerInLook, type Look } from '@parlour/testing/stories';
import type { LanderClip } from './lander-props.ts';

/** A lander as a brand shows it that has no words of its own for it, and no members to be seen; whoever is seen takes a first message. */
export const shownLander = (type: LanderType, changes: Partial<Lander> = {}): Lander => ({
  type,
  slug: null,
  variant: 'a',
  headline: null,
  lead: null,
  cta: null,
  profile: null,
  takes_message: Boolean(changes.profile),
  profiles: [],
  ...changes,
});

/** The lander as the tool bar's brand shows it, in its own words where it has any, with what the story changes. */
export const landerAnswer =
  (type: LanderType, changes: Partial<Lander> = {}): AnswerInLook =>
  ({ brand: { texts, domain_language }, locale }) => {
    const words = (texts[locale] ?? texts[domain_language])?.landers[type];
    return answer(getLander, { lander: shownLander(type, { ...words, ...changes }) });
  };

/** A story's network: the lander of this type, with what the story changes. */
export const showsLander =
  (type: LanderType) =>
  (changes: Partial<Lander> = {}) => ({ answers: [landerAnswer(type, changes)] });

/** As many words as a brand's settings take for a lander. */
export const longestWords: Partial<Lander> = {
  headline: 'Donnerstagabendgespräche über Gartenarbeit und Lieblingsbuch',
  lead: 'Lebenserfahrung, Herzenswärme und Abendspaziergänge: '.repeat(5).slice(0, 219).trim(),
  cta: 'Jetzt kostenlos mitmachen und umschauen',
};

/** The people that the shell draws where no member agreed to be seen. */
export const drawnEight = ['evening', 'wine', 'music', 'garden', 'sea', 'books', 'late', 'tea'].map(drawnPortrait);

const clipIn = (evening: string, arch: string): LanderClip => ({
  webm: '/evening.webm',
  poster: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 896 504"><path fill="${evening}" d="M0 0h896v504H0z"/><path fill="${arch}" d="M500 504V250a150 150 0 0 1 300 0v254Z"/></svg>`,
  )}`,
});

/** In place of the clip that a brand's build draws: its poster only. */
export const shownClip = clipIn('midnightblue', 'peachpuff');

/** The same in a brand's colours; like its build's, in its first scheme. */
export function clipOf({ brand: { theme } }: Look): LanderClip {
  const { deep, accentOnDeep } = theme[theme.defaultScheme];
  return clipIn(deep, accentOnDeep);
}

/** The regions of every country that a brand can serve, as the API lists them. */
export const shownRegions: ReplyOf<typeof getRegions> = {
  regions: Object.fromEntries(countries.map((code) => [code, regionsOf(code).map(({ id, name }) => ({ id, name }))])),
  label: Object.fromEntries(countries.map((code) => [code, regionLabelOf(code)])),
};
