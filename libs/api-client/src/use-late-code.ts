import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { errorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';

/**
 * Fetches the code that a press needs before any of it is drawn. Where it cannot be had a toast says so, the page stays as it
 * is, and the next press tries again. The same function in every render.
 */
export function useLateCode(): (load: () => Promise<unknown>, then: () => void) => void {
  const showToast = useToast();
  const { i18n } = useLingui();
  return useCallback(
    (load, then) => void load().then(then, () => showToast({ tone: 'danger', text: errorSentence(i18n, 'offline') })),
    [showToast, i18n],
  );
}
