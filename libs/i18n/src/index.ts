export { loadI18n } from './catalogue.ts';
export { errorSentence, isErrorCode } from './error-sentence.ts';
export { failureWords, type PageFailure } from './failure-words.ts';
export { TimeZoneContext, useFormats } from './use-formats.ts';
export { useErrorSentence } from './use-error-sentence.ts';
