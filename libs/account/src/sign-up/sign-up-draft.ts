/**
 * Where the words of somebody who is signing up are kept: words to one person must not stand in the form to another.
 *
 * @param form the member whom it is to; the form, where its visitor chooses whom
 */
export const signUpDraft = (form = ''): string => `signup.${form}`;
