import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;
type Words<Code extends Issue['code']> = (issue: Extract<Issue, { code: Code }>) => string | undefined;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'whole number',
  array: 'list',
  record: 'object',
};

/** What a value of this type is called. */
export const kindOf = (type: string): string => kinds[type] ?? type;

const forms: Readonly<Record<string, string>> = {
  date: 'it is no date written as 2026-02-28',
  email: 'it is no e-mail address',
  e164: 'it is no telephone number written as +31201234567',
  url: 'it is no address of the web',
  uuid: 'it is no id',
};

/** What is counted of a value that is too long or has too many entries; nothing of a number. */
const counted: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

const tooSmall: Words<'too_small'> = ({ origin, minimum, inclusive }) => {
  const what = counted[origin];
  if (what !== undefined) return minimum === 1 ? 'it is empty' : `it has fewer than ${minimum}${what}`;
  return inclusive ? `it is less than ${minimum}` : `it is not more than ${minimum}`;
};

const tooBig: Words<'too_big'> = ({ origin, maximum, inclusive }) => {
  const what = counted[origin];
  if (what !== undefined) return `it has more than ${maximum}${what}`;
  return inclusive ? `it is more than ${maximum}` : `it is not less than ${maximum}`;
};

/** What is wrong with a value, in place of the validator's own words: for people who have not read its schema. */
export const validatorWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'it is missing';
    return issue.expected === 'boolean' ? 'it is neither true nor false' : `it is no ${kindOf(issue.expected)}`;
  }
  if (issue.code === 'invalid_value') {
    return issue.input === undefined ? 'it is missing' : `it is none of ${issue.values.map(String).join(', ')}`;
  }
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'invalid_format') return forms[issue.format];
  if (issue.code === 'unrecognized_keys') return `nothing is known of ${issue.keys.join(', ')}`;
  return issue.code === 'invalid_key' ? `it cannot be called so: ${issue.issues[0]?.message}` : undefined;
};
