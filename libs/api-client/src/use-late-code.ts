import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state';
import { ApiError } from './api-error.ts';

/**
 * Fetches the code that a press needs before any of it is drawn. Where it cannot be had a toast says so, the page stays as it
 * is, and the next press tries again.
 */
export function useLateCode(): (load: () => Promise<unknown>, then: () => void) => void {
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  return (load, then) =>
    void load().then(then, () => showToast({ tone: 'danger', text: sentenceOf(new ApiError(0, { code: 'offline' })) }));
}
