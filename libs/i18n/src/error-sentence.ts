import type { I18n } from '@lingui/core';
import { isErrorCode, type ErrorCode } from '@parlour/contract/error-codes';
import { errorSentences } from './error-sentences.ts';

export type ErrorParams = Readonly<Record<string, string | number>>;

/** The translated sentence of an error code, filled from the answer's params. */
export function errorSentence(i18n: I18n, code: ErrorCode, params: ErrorParams = {}): string {
  const { id, message } = errorSentences[code];
  return i18n._(id, { ...params }, { message });
}

/** The sentence for whatever was thrown: a failure with a known code says its own, all else the general one. */
export function sentenceOf(i18n: I18n, error: unknown): string {
  const { code, params } = (error ?? {}) as { code?: unknown; params?: ErrorParams };
  return isErrorCode(code) ? errorSentence(i18n, code, params) : errorSentence(i18n, 'server_error');
}
