import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The window's title of the list. */
export const chatsTitle = (i18n: I18n): string => i18n._(msg`Messages`);

/** The window's title of a conversation. */
export const chatTitle = (i18n: I18n, name: string): string => i18n._(msg`Messages with ${name}`);
