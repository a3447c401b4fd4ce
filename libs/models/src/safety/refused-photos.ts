import { DAY } from '../durations.ts';
import type { ModerationRule } from './decisions.ts';

/** Days in which a picture that was rejected is known again; its digest is kept as long, with the rule and the decision. */
const KNOWN_DAYS = 730;

/** Until when a picture that was rejected is known again. */
export const knownUntil = (rejectedAt: Date): Date => new Date(rejectedAt.getTime() + KNOWN_DAYS * DAY);

/** Somebody is harmed each time such a picture is seen, by a moderator too. */
const harmful: readonly ModerationRule[] = ['private_images', 'minor'];

/** May a picture that was rejected for these rules never be uploaded again, whoever has it? After other rules somebody looks at it. */
export const isNeverTakenAgain = (rules: readonly ModerationRule[]): boolean =>
  rules.some((rule) => harmful.includes(rule));
