import { useLingui } from '@lingui/react/macro';
import type { PrivacySwitch } from './switches.ts';

/** What each switch is called, and what it does. */
export function useSwitchWords(): Record<PrivacySwitch, { label: string; description: string }> {
  const { t } = useLingui();
  return {
    invisible: {
      label: t`Invisible`,
      description: t`Nobody finds you in search, games and suggestions, or sees when you were last here. Whoever you like or write to still sees your profile.`,
    },
    show_online: {
      label: t`Show when I was last here`,
      description: t`As “online now”, “today” or “this week”, never as a time.`,
    },
    show_age: {
      label: t`Show my age`,
      description: t`Searches by age find you either way.`,
    },
    show_city: {
      label: t`Show my city`,
      description: t`Your country and region are always shown.`,
    },
    show_to_visitors: {
      label: t`Show me to visitors`,
      description: t`Your card and your main photo can be seen without logging in.`,
    },
    blur_images: {
      label: t`Blur my photos`,
      description: t`Only your matches see them sharp.`,
    },
    blur_incoming: {
      label: t`Blur photos that I am sent`,
      description: t`A photo in a conversation stays blurred until you tap it.`,
    },
    read_receipts: {
      label: t`Read receipts`,
      description: t`Others see when you have read their messages, and you see when they have read yours.`,
    },
  };
}
