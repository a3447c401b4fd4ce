import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorSentences } from './error-sentences.ts';
import type { FailureWords } from './failure-words.ts';

/** The words of the page that an installed app shows without a connection. */
export const offlineWords = (i18n: I18n): FailureWords => ({
  sentence: i18n._(errorSentences.offline),
  status: i18n._(msg`What you wrote is still there. As soon as you are connected again, you can go on.`),
  home: i18n._(msg`Try again`),
});
