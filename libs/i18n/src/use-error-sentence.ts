import { useLingui } from '@lingui/react';
import { sentenceOf } from './error-sentence.ts';

/** A function that turns whatever was thrown into a sentence of the active locale. */
export function useErrorSentence(): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => sentenceOf(i18n, error);
}
