import { needed } from '../control/command.ts';
import { printJson } from '../control/print.ts';
import { WrongUse } from '../control/wrong-use.ts';
import { moderator } from './moderator.ts';
import type { Typed } from './typed.ts';

/** The options of every command about one thing. */
export const aboutOne = ['target', 'json'] as const;

/** The options of every command that decides. */
export const deciding = [...aboutOne, 'by', 'dry'] as const;

/** The options that state the reasons of a decision. */
export const reasons = ['ground', 'law', 'rule', 'reason', 'facts'] as const;

/**
 * The rule that was broken, which may be typed as the reason too.
 *
 * @throws WrongUse where the two differ
 */
export function ruleOf({ rule, reason }: Pick<Typed, 'rule' | 'reason'>): string | undefined {
  if (rule && reason && rule !== reason)
    throw new WrongUse(`--rule says ${rule} and --reason says ${reason}: both are the rule that was broken; say one.`);
  return rule || reason || undefined;
}

/** The rule that a decision states, so that a mistyped one is seen; of a decision without reasons there is none. */
export const saidRule = (rule: string | undefined): string[] => (rule === undefined ? [] : [`Rule: ${rule}.`]);

/** @throws WrongUse where nothing was typed */
export const idOf = ({ target }: Pick<Typed, 'target'>): string => needed(target || null, 'which one, by its id');

/** How something is decided; `same-person` where a team of one may look at it twice. */
type Deciding = Pick<Typed, 'target' | 'by' | 'dry'> & Partial<Pick<Typed, 'same-person'>>;

/** What every act that decides is asked with: which one, by whom, and how. */
export function askedOf({ by = moderator(process.env), 'same-person': samePerson, dry, ...typed }: Deciding) {
  return { id: idOf(typed), by, samePerson, dry };
}

/** Prints an answer, as JSON or in words. */
export const tell = (json: boolean, result: unknown, words: string): void =>
  json ? printJson(result) : console.log(words);

/** What a moderator calls the thing of a queue that is approved or rejected. */
export const nameOf = (kind: string): string => (kind === 'photo' ? 'photo' : 'text');
