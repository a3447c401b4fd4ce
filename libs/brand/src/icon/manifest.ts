import { addresses } from '@parlour/contract/addresses';
import { iconAddress, iconPurposes, tabIconAddress } from '@parlour/contract/drawn-addresses';
import { installedAppStart } from '@parlour/models/account/installed-app';
import { iconSizes } from '../icon-schema.ts';
import type { PublishedBrand } from '../published-brand.ts';

/** Characters that a home screen shows below an icon before it cuts them (W3C, Web Application Manifest, short_name). */
const SHORT_NAME = 12;

/** The sizes that an installed app asks for. */
const installed = iconSizes.filter((side) => side >= 192);

/** What the pages are called that the icon of an installed app offers when it is held, in the brand's own language. */
type ManifestWords = Record<'members' | 'likes' | 'messages', string>;

/** The web application manifest of a brand (contract I5): its name, icons, colours, language, and ways into it. */
export function manifestOf({ version, settings }: PublishedBrand, words: ManifestWords) {
  const { name, domain_language: locale, texts, theme } = settings;
  const { ground, deep } = theme[theme.defaultScheme];
  const picture = (side: number, purpose: (typeof iconPurposes)[number]) => ({
    src: iconAddress(version, side, purpose),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, url: string) => ({ name, url, icons: [picture(192, 'any')] });
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
    categories: ['social', 'lifestyle'],
    icons: [
      { src: tabIconAddress(version), sizes: 'any', type: 'image/svg+xml' },
      ...iconPurposes.flatMap((purpose) => installed.map((side) => picture(side, purpose))),
    ],
    shortcuts: [
      shortcut(words.messages, addresses.chats.href()),
      shortcut(words.likes, addresses.likes.href({ type: '' })),
      shortcut(words.members, addresses.members.href()),
    ],
  };
}
