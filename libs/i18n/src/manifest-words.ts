import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the pages are called that an installed app's icon leads to. */
export const manifestWords = (i18n: I18n) => ({
  members: i18n._(msg`Members`),
  likes: i18n._(msg`Likes`),
  messages: i18n._(msg`Messages`),
});
