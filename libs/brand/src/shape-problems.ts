import type { z } from 'zod';
import type { Problem } from './checks/rule.ts';
import { defaults } from './defaults.ts';
import { settingsSchema } from './settings-schema.ts';
import { at } from './sound-parts.ts';
import { kindOf, validatorWords } from './validator-words.ts';

/** How a setting looks that has a form of its own. */
const examples: Record<string, string> = {
  id: 'harbour',
  domain: 'www.example.org',
  statement_name: defaults.statement_name,
  time_zone: 'Europe/Amsterdam',
  cdn_prefix: 'https://cdn.example.org',
  support_email: 'help@example.org',
  support_phone: '+31201234567',
  theme: '#RRGGBB for a colour, 16px for a length',
  icons: '"P" for the initial, #RRGGBB for a colour',
  packages: 'nl-250 for an id',
};

/** What is wrong with the shape of settings: what is missing, unknown, too long or of another kind. */
export function shapeProblems(input: unknown): Problem[] {
  const issues = settingsSchema.safeParse(input, { error: inPlainWords }).error?.issues ?? [];
  return issues.flatMap((issue) => problemsOf(issue, input));
}

/** Where a schema has no words of ours. The choices there are stand in the suggestion. */
const inPlainWords: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_value' ? 'there is no such choice' : validatorWords(issue);

/** What to do where nothing stands, by what should. */
const fillings: Readonly<Record<string, string>> = { string: 'write it', array: 'write at least one' };

const fillingOf = (issue: z.core.$ZodIssue): string | undefined =>
  issue.code === 'too_small' && issue.minimum === 1 ? fillings[issue.origin] : undefined;

function problemsOf(issue: z.core.$ZodIssue, input: unknown): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: dotted([...issue.path, key]),
      reason: 'there is no such setting',
      suggestion: meantBy(key, issue.path),
      severity: 'error',
    }));
  }
  const missing = at(input, issue.path) === undefined;
  return [
    {
      path: dotted(issue.path) || 'settings',
      reason: missing ? 'it is missing' : issue.message,
      suggestion: missing ? additionOf(issue.path) : changeOf(issue),
      severity: 'error',
    },
  ];
}

function additionOf(path: readonly PropertyKey[]): string {
  const start = path.length === 1 ? at(defaults, path) : undefined;
  return start === undefined ? 'add it' : `add it; brands start from ${JSON.stringify(start)}`;
}

function changeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `take one of: ${issue.values.map(String).join(', ')}`;
  const filling = fillingOf(issue);
  if (filling) return filling;
  if (issue.code === 'invalid_key') return 'write another in its place';
  if (issue.code === 'too_big') return `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
  if (issue.code === 'too_small') return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (issue.code === 'invalid_type' && issue.expected === 'int') return wholeNumberOf(issue.path);
  if (issue.code === 'invalid_type') return kindToWrite(issue.expected);
  const example = examples[String(issue.path[0])];
  return example ? `write it such as ${example}` : 'compare it with apps/default/settings.ts';
}

function kindToWrite(type: string): string {
  if (type === 'boolean') return 'write true or false, without quotes';
  const kind = kindOf(type);
  return `write ${kind === 'object' ? 'an' : 'a'} ${kind}`;
}

/** Whoever writes a price with a point has not met minor units yet. */
function wholeNumberOf(path: readonly PropertyKey[]): string {
  const isPrice = ['amount', 'costs'].includes(String(path.at(-1)));
  return isPrice ? 'a whole number of the currency’s smallest unit, 1490 for 14.90' : 'a whole number';
}

/** The known setting that an unknown one is nearest to. */
function meantBy(key: string, path: readonly PropertyKey[]): string {
  const known = path.length === 0 ? Object.keys(settingsSchema.shape) : [];
  const nearest = known.toSorted((one, other) => distance(key, one) - distance(key, other))[0];
  return nearest && distance(key, nearest) <= 3 ? `write ${nearest}, or take it out` : 'take it out';
}

/** Letters to add, drop or change from one word to the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [position, letter] of [...one].entries()) {
    const next = [position + 1];
    for (const [index, wanted] of [...other].entries()) {
      const changed = row[index]! + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, row[index + 1]! + 1, next[index]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** The place of a setting as teams read and write it: `packages.NL.0.price.amount`. */
export const dotted = (path: readonly PropertyKey[]): string => path.map(String).join('.');
