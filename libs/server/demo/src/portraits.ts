import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { renderPortrait, type Ground } from './portrait.ts';
import { readPortraitKey } from './portrait-key.ts';

/** Draws the JPEG behind a `generated:` storage key: the port `renderPortrait` of `@parlour/server-media`. */
export type PortraitRenderer = (storageKey: string) => Promise<Uint8Array>;

/** Draws portraits on the grounds of each brand's theme. */
export function createPortraits(brands: readonly PublishedBrand[]): PortraitRenderer {
  const groundsOfBrands = new Map(brands.map(({ id, settings }) => [id, groundsOf(settings.theme)]));
  return async (storageKey) => {
    const { brand, ground, ...sitter } = readPortraitKey(storageKey);
    const behind = groundsOfBrands.get(brand)?.[ground];
    if (!behind) throw new Error(`The key ${storageKey} names no ground of a brand.`);
    return renderPortrait(sitter, behind);
  };
}

function groundsOf(theme: BrandSettings['theme']): Ground[] {
  const colors = theme[theme.defaultScheme];
  return [
    { from: colors.portrait1A, to: colors.portrait1B },
    { from: colors.portrait2A, to: colors.portrait2B },
    { from: colors.portrait3A, to: colors.portrait3B },
    { from: colors.portrait4A, to: colors.portrait4B },
  ];
}
