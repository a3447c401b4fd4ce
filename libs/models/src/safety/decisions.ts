import type { MessageType } from '../chat/message-type.ts';
import type { ReportTarget } from './reports.ts';
import { dayEnds, isDay } from '../day.ts';
import { DAY } from '../durations.ts';

/** What a moderator makes of a report (contract part 2). */
export const reportOutcomes = ['no_violation', 'content_removed', 'warned', 'suspended', 'banned'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** What is done to the member, as the statement of reasons names it (Digital Services Act, article 17). */
export const decisionMeasures = [
  'photo_removed',
  'text_removed',
  'message_held',
  'warned',
  'suspended',
  'banned',
] as const;
export type DecisionMeasure = (typeof decisionMeasures)[number];

/** Whether the law was broken or the terms of the site. */
export const decisionGrounds = ['illegal', 'terms'] as const;
export type DecisionGround = (typeof decisionGrounds)[number];

/** The rule that was broken, by name: a member reads its sentence in their own language. */
export const moderationRules = [
  'fake_or_impersonation',
  'scam_or_spam',
  'harassment',
  'threat',
  'minor',
  'unwanted_sexual',
  'private_images',
  'illegal',
  'contact_details',
  'photo_of_somebody_else',
  'other',
] as const;
export type ModerationRule = (typeof moderationRules)[number];

/** Characters of the facts that a moderator states. */
export const factsLength = 2_000;

/** Characters of the name of a law. */
export const lawLength = 200;

/** Days in which a decision may be complained about: the act's six months are up to 184, and an hour over the end of summer time. */
const APPEAL_DAYS = 185;

/** Until when a decision may be complained about (Regulation (EU) 2022/2065, article 20(1)). */
export const appealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + APPEAL_DAYS * DAY);

/** Days after the term in which complaints that came at its end are answered, each within fourteen days. */
export const lastAnswersDays = 31;

/** Until when what a decision was taken by is kept: also for a complaint of the last day. */
export const keptForComplaints = (decidedAt: Date): Date =>
  new Date(appealUntil(decidedAt).getTime() + lastAnswersDays * DAY);

/** Who decides. */
export interface Moderator {
  /** The name that they go by. */
  name: string;
  /** True where they say that nobody else is there to look at what they decided. */
  isAlone: boolean;
}

/**
 * May this moderator look at a decision once more, for a complaint about it? Whoever decided it may not (Regulation
 * (EU) 2022/2065, article 20(6), and the promise in the mails), unless nobody else is there. Earlier versions did not
 * keep who decided: then anybody may.
 */
export const mayLookAgain = (decidedBy: string | null, by: Moderator): boolean =>
  by.isAlone || decidedBy === null || !isSamePerson(decidedBy, by.name);

/** Do two names that moderators go by mean one of them? */
export const isSamePerson = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The measures by which something that was there to see is taken away. */
export const removalMeasures = ['photo_removed', 'text_removed'] as const satisfies readonly DecisionMeasure[];
export type RemovalMeasure = (typeof removalMeasures)[number];

/** What a removal is called: by what was reported, and for a message or a conversation by what was sent there. */
export function removalMeasure(target: ReportTarget, messages: readonly { type: MessageType }[]): RemovalMeasure {
  if (target === 'photo' || target === 'profile') return target === 'photo' ? 'photo_removed' : 'text_removed';
  return messages.every(({ type }) => type === 'image') ? 'photo_removed' : 'text_removed';
}

/** Does this measure take something away? */
export const isRemoval = (measure: DecisionMeasure): measure is RemovalMeasure => isOneOf(removalMeasures, measure);

/** A decision as it was typed. */
export interface TypedDecision {
  outcome: string;
  ground?: string;
  /** Which law was broken, by its name and article. */
  law?: string;
  rule?: string;
  facts?: string;
  /** The last day of a suspension, YYYY-MM-DD. */
  until?: string;
}

/** Why something is taken from a member. */
export interface Reasons {
  ground: DecisionGround;
  /** Which law was broken; null where it was the terms. */
  law: string | null;
  rule: ModerationRule;
  facts: string;
}

/** A decision that can be taken. */
export type SoundDecision =
  { outcome: 'no_violation' } | ({ outcome: Exclude<ReportOutcome, 'no_violation'>; until: Date | null } & Reasons);

/** What is wrong with a decision, by field, and how it is put right. */
export interface DecisionProblem {
  field: keyof TypedDecision;
  reason: string;
  suggestion: string;
}

type Read<Sound> = ({ ok: true } & Sound) | { ok: false; problems: DecisionProblem[] };

/** When a decision is taken, and the brand's time zone, on whose calendar a suspension ends. */
interface Moment {
  now: Date;
  timeZone: string;
}

/** Reads a decision; all that is wrong with it is named, and none of it is guessed at. */
export function readDecision(typed: TypedDecision, { now, timeZone }: Moment): Read<{ decision: SoundDecision }> {
  const { outcome } = typed;
  const end = readEnd(typed, { now, timeZone });
  if (!isOneOf(reportOutcomes, outcome)) {
    const unknown = problem('outcome', `there is no outcome "${outcome}"`, chooseOf(reportOutcomes));
    return { ok: false, problems: [unknown] };
  }
  if (outcome === 'no_violation') {
    const problems = [...needlessReasons(typed), ...(end.ok ? [] : end.problems)];
    return problems.length ? { ok: false, problems } : { ok: true, decision: { outcome } };
  }
  const read = readReasons(typed);
  if (!read.ok || !end.ok)
    return { ok: false, problems: [...(read.ok ? [] : read.problems), ...(end.ok ? [] : end.problems)] };
  return { ok: true, decision: { outcome, ...read.reasons, until: end.until } };
}

/** Reads why something is taken from a member (Digital Services Act, article 17). */
export function readReasons({
  ground = 'terms',
  law = '',
  rule = '',
  facts = '',
}: Omit<TypedDecision, 'outcome'>): Read<{ reasons: Reasons }> {
  const isGround = isOneOf(decisionGrounds, ground);
  const isRule = isOneOf(moderationRules, rule);
  const wrong = [...lawProblems(ground, law), ...factsProblems(facts)];
  if (isGround && isRule && wrong.length === 0)
    return { ok: true, reasons: { ground, law: lawIn(law) || null, rule, facts: facts.trim() } };
  const problems = [
    !isGround && problem('ground', `there is no ground "${ground}"`, chooseOf(decisionGrounds)),
    !isRule && problem('rule', rule ? `there is no rule "${rule}"` : 'it is missing', chooseOf(moderationRules)),
  ];
  return { ok: false, problems: [...problems.filter((one) => one !== false), ...wrong] };
}

/** The name of a law, as the end of a sentence. */
const lawIn = (typed: string): string => typed.trim().replace(/\.+$/, '');

/** What is wrong with the law as it was named: a statement by the law has to name it (article 17(3)(d)), one by the terms none. */
function lawProblems(ground: string, typed: string): DecisionProblem[] {
  const { length } = lawIn(typed);
  if (ground !== 'illegal')
    return length > 0 ? [problem('law', 'the ground is the terms', 'leave it out, or say --ground illegal')] : [];
  if (length === 0)
    return [problem('law', 'it is missing, and the member has a right to it', 'name it with its article or section')];
  return length > lawLength ? [problem('law', `it has ${length} characters`, `say it in ${lawLength}`)] : [];
}

/** What is wrong with the facts as they were typed. */
export function factsProblems(facts: string): DecisionProblem[] {
  const { length } = facts.trim();
  if (length === 0)
    return [problem('facts', 'they are missing, and the member has a right to them', 'say what was seen')];
  return length > factsLength ? [problem('facts', `it has ${length} characters`, `say it in ${factsLength}`)] : [];
}

/** Reasons where nothing is taken from anybody: whoever typed them meant another outcome, most likely. */
const needlessReasons = (typed: TypedDecision): DecisionProblem[] =>
  (['ground', 'law', 'rule', 'facts'] as const)
    .filter((field) => typed[field] !== undefined)
    .map((field) =>
      problem(field, 'where there is no violation, none is stated', 'leave it out, or choose another outcome'),
    );

/** Reads when a suspension ends: with its last day, on the calendar that the member reads. */
function readEnd({ outcome, until: day }: TypedDecision, { now, timeZone }: Moment): Read<{ until: Date | null }> {
  const wrong = (reason: string, suggestion: string): { ok: false; problems: DecisionProblem[] } => ({
    ok: false,
    problems: [problem('until', reason, suggestion)],
  });
  if (outcome !== 'suspended')
    return day === undefined ? { ok: true, until: null } : wrong('only a suspension has an end', 'leave it out');
  if (day === undefined) return wrong('a suspension needs its last day', 'give it as YYYY-MM-DD, or ban for good');
  if (!isDay(day)) return wrong(`"${day}" is no day`, 'give it as YYYY-MM-DD');
  const until = new Date(dayEnds(day, timeZone).getTime() - 1);
  return until > now ? { ok: true, until } : wrong('that day is over', 'choose a later one');
}

const problem = (field: DecisionProblem['field'], reason: string, suggestion: string): DecisionProblem => ({
  field,
  reason,
  suggestion,
});

const chooseOf = (words: readonly string[]): string => `choose one of ${words.join(', ')}`;

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);
