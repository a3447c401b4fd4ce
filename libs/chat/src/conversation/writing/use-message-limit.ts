import { useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import { errorSentence } from '@parlour/i18n';

/** How long a message may be, and how its box says so. */
export function useMessageLimit() {
  const { i18n, t } = useLingui();
  const most = useSite().settings.message_length;
  return {
    most,
    describe: (used: number) => t`${used} of ${most} characters`,
    tooLong: errorSentence(i18n, 'message_too_long', { max: most }),
  };
}
