import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ApiError } from '@parlour/api-client/api-error';
import { useErrorSentence } from '@parlour/i18n';
import { useDismissToast, useToast } from '@parlour/state/page/toasts';

/**
 * After a part of the own profile was saved: says so, and offers the way back to the former values where there is one.
 *
 * @param about the part's form
 */
export function useSavedPart(about: string) {
  const { t } = useLingui();
  const showToast = useToast();
  const sentence = useErrorSentence();

  async function takeBack(putBack: () => Promise<void>): Promise<void> {
    try {
      await putBack();
      showToast({ tone: 'success', text: t`Undone`, about });
    } catch (error) {
      const again = { label: t`Try again`, run: () => void takeBack(putBack) };
      showToast({ tone: 'danger', text: sentence(atItsField(error)), about, action: again });
    }
  }

  return (putBack: (() => Promise<void>) | null): void => {
    const action = putBack ? { label: t`Undo`, run: () => void takeBack(putBack) } : undefined;
    showToast({ tone: 'success', text: t`Saved`, about, action });
  };
}

/** Where a part's form opens, the way back goes: its fields would still show, and save again, what was undone. */
export function useNoUndo(about: string): void {
  const dismiss = useDismissToast();
  useEffect(() => void dismiss(about), [about, dismiss]);
}

/** No field stands beside a notice: it tells what is wrong with the first one. */
function atItsField(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const [code] = Object.values(error.fields);
  return code ? new ApiError(error.status, { code, params: error.params }) : error;
}
