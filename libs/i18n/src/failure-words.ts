import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { errorSentence } from './error-sentence.ts';
import type { ErrorParams } from './error-sentences.ts';

/** Why a page could not be shown. */
export interface PageFailure {
  /** The HTTP status. */
  status: number;
  code: ErrorCode;
  params?: ErrorParams;
}

/** The words of a page that stands in for one that could not be shown. */
export interface FailureWords {
  sentence: string;
  status: string;
  home: string;
}

/** The same words wherever such a page is made: by the pages' router, or by the server where that is not reached. */
export function failureWords(i18n: I18n, { status, code, params }: PageFailure): FailureWords {
  return {
    sentence: errorSentence(i18n, code, params),
    status: i18n._(msg`Error ${status}`),
    home: i18n._(msg`Back to the home page`),
  };
}
