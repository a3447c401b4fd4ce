import { otherBrandsRules } from './checks/identity/other-brands.ts';
import { givenCodesRules } from './checks/prices/offers.ts';
import type { Problem, Rule, Surroundings } from './checks/rule.ts';
import { rules } from './checks/rules.ts';
import { isUnread } from './checks/words/sentences.ts';
import { dotted, shapeProblems } from './shape-problems.ts';
import { soundParts } from './sound-parts.ts';

/** A brand by itself, before anything is known of others. */
export const alone: Surroundings = {
  others: [],
  held: [],
  niches: null,
  hasFictional: false,
  givenCodes: [],
  production: false,
};

/**
 * All that is wrong with a brand's settings, at once: their shape, and all that must agree with each other (contract
 * part 8, column "Check"), as far as it can be read. Where the shape of a setting is wrong, no rule adds to that. Nor
 * does a rule report words in a language that the brand does not offer: nobody reads them.
 */
export function checkSettings(input: unknown, surroundings: Surroundings = alone): Problem[] {
  const problems = shapeProblems(input);
  return typeof input === 'object' && input !== null
    ? [...problems, ...problemsBy(rules, input, surroundings, problems)]
    : problems;
}

/**
 * All that can go wrong with settings while they lie there unchanged: another brand is named by them or names them, or a
 * code of theirs is given out.
 */
export const checkKept = (settings: object, surroundings: Surroundings): Problem[] =>
  problemsBy([...otherBrandsRules, ...givenCodesRules], settings, surroundings, []);

function problemsBy(
  asked: readonly Rule[],
  input: object,
  surroundings: Surroundings,
  known: readonly Problem[],
): Problem[] {
  const problems: Problem[] = [];
  const { settings, original } = soundParts(input as Record<string, unknown>);
  for (const { needs, check } of asked) {
    const readable = needs.every((key) => settings[key] !== undefined);
    if (!readable) continue;
    const report: Parameters<typeof check>[1] = (path, reason, suggestion, severity = 'error') => {
      const place = dotted(original(path));
      if (isUnread(path, settings)) return;
      if (!known.some(({ path: blamed }) => isWithin(place, blamed) || isWithin(blamed, place)))
        problems.push({ path: place, reason, suggestion, severity });
    };
    check(settings as Parameters<typeof check>[0], report, surroundings);
  }
  return problems;
}

/** What keeps settings from being published; warnings do not. */
export const errorsOf = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ severity }) => severity === 'error');

/** One problem as a person reads it. */
export const inOneLine = ({ path, reason, suggestion }: Omit<Problem, 'severity'>): string =>
  `${path}: ${reason}; ${suggestion}`;

const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`);
