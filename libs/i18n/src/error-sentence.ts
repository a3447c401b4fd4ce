import type { I18n } from '@lingui/core';
import type { ErrorCode } from '@parlour/contract/error-codes';
import type { Locale } from '@parlour/models/locale';
import { deviceIsOffline } from './device-is-offline.ts';
import { errorSentences, sentenceByParams, unreachable, type ErrorParams } from './error-sentences.ts';
import { formatsFor } from './formats.ts';

/**
 * True for a code of the closed table, each of which has a sentence; of anything else nothing reaches a member. In the browser
 * this stands for the table itself, which is not sent there.
 */
export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorSentences;

/** The translated sentence of an error code, filled from the answer's params. */
export function errorSentence(i18n: I18n, code: ErrorCode, params: ErrorParams = {}): string {
  const ofCode = code === 'offline' && !deviceIsOffline() ? unreachable : errorSentences[code];
  const { id, message } = sentenceByParams(params) ?? ofCode;
  return i18n._(id, shown(params, i18n.locale as Locale), { message });
}

/** Numbers beside a currency are amounts of it; a long wait is told in hours. */
function shown({ currency, ...params }: ErrorParams, locale: Locale): ErrorParams {
  const { minutes } = params;
  if (typeof minutes === 'number') return { ...params, hours: Math.ceil(minutes / 60) };
  if (typeof currency !== 'string') return params;
  const { money } = formatsFor(locale);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? money({ amount: value, currency }) : value,
    ]),
  );
}

/** The sentence for whatever was thrown: a failure with a known code says its own, all else the general one. */
export function sentenceOf(i18n: I18n, error: unknown): string {
  const { code, params } = (error ?? {}) as { code?: unknown; params?: ErrorParams };
  return isErrorCode(code) ? errorSentence(i18n, code, params) : errorSentence(i18n, 'server_error');
}
