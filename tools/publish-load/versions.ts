import type { BrandSettings } from '@parlour/brand/settings-schema';

const weightOf = (version: number): string => `${600 + version}`;
const wordsOf = (version: number): string => `The words of version ${version}.`;

/** The brand with a theme and with words that say of which version they are. */
export const versionOf = (brand: BrandSettings, version: number): BrandSettings => ({
  ...brand,
  theme: { ...brand.theme, shape: { ...brand.theme.shape, displayWeight: weightOf(version) } },
  texts: Object.fromEntries(
    Object.entries(brand.texts).map(([locale, texts]) => [locale, { ...texts, description: wordsOf(version) }]),
  ),
});

/** Of which version a page's theme and its words are; null where it does not say. */
export const versionsIn = (page: string): { theme: number | null; words: number | null } => {
  const weight = /--display-weight:\s*(\d+)/.exec(page)?.[1];
  const words = /The words of version (\d+)\./.exec(page)?.[1];
  return { theme: weight ? Number(weight) - 600 : null, words: words ? Number(words) : null };
};
