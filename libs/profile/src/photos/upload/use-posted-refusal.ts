import { useLingui } from '@lingui/react/macro';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { errorSentence, useErrorSentence } from '@parlour/i18n';

/** What was wrong with a photo that came with a form, without JavaScript; nothing where none came. */
export function usePostedRefusal(lastResult: CallFormResult | null | undefined): string | undefined {
  const { i18n } = useLingui();
  const sentenceOf = useErrorSentence();
  if (lastResult?.failure) return errorSentence(i18n, lastResult.failure.code, lastResult.failure.params);
  const code = lastResult?.submission.error?.['file']?.[0];
  return code === undefined ? undefined : sentenceOf({ code, params: lastResult?.params });
}
