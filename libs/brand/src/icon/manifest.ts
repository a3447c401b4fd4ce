import { iconAddress, tabIconAddress } from '@parlour/contract/drawn-addresses';
import { installedAppStart } from '@parlour/models/account/installed-app';
import { iconSizes } from '../icon-schema.ts';
import type { PublishedBrand } from '../published-brand.ts';

/** Characters that a home screen shows below an icon before it cuts them (W3C, Web Application Manifest, short_name). */
const SHORT_NAME = 12;

/** The sizes that an installed app asks for. */
const installed = iconSizes.filter((side) => side >= 192);

/** The web application manifest of a brand (contract I5): its name, icons, colours and language. */
export function manifestOf({ version, settings }: PublishedBrand) {
  const { name, domain_language: locale, texts, theme } = settings;
  const { ground, deep } = theme[theme.defaultScheme];
  return {
    id: '/',
    name,
    ...(name.length <= SHORT_NAME ? { short_name: name } : {}),
    description: texts[locale]?.description,
    lang: locale,
    dir: 'ltr',
    start_url: installedAppStart,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: deep,
    icons: [
      { src: tabIconAddress(version), sizes: 'any', type: 'image/svg+xml' },
      ...(['any', 'maskable'] as const).flatMap((purpose) =>
        installed.map((side) => ({
          src: iconAddress(version, side, purpose),
          sizes: `${side}x${side}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
  };
}
