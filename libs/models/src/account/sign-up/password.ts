import { passwordLength } from './password-length.ts';

/** The weakest zxcvbn score that is let through: more than about 10⁸ guesses. */
const WEAKEST_SCORE = 2;
/** Scoring grows with the length, and nothing beyond this makes a password weaker. */
const SCORED_LENGTH = 64;

export type PasswordVerdict = { ok: true } | { ok: false; refusal: 'password_weak' };

/**
 * Is a password hard enough to guess, for somebody who knows the member's name and address? Length counts first, then
 * zxcvbn. Its word lists are loaded when first needed, and again where that failed.
 */
export async function mayUsePassword(password: string, known: readonly string[] = []): Promise<PasswordVerdict> {
  const score = await passwordScore(password, known);
  return score < WEAKEST_SCORE ? { ok: false, refusal: 'password_weak' } : { ok: true };
}

/** How hard a password is to guess, from 0 to 4; one with too few or too many characters is 0. Two is let through. */
export async function passwordScore(password: string, known: readonly string[] = []): Promise<number> {
  if (password.length < passwordLength.min || password.length > passwordLength.max) return 0;
  const words = known.flatMap(wordsOf);
  const typed = folded(password);
  if (typed && words.some((word) => folded(word) === typed)) return 0;
  const scoreOf = await scorer();
  return scoreOf(password.slice(0, SCORED_LENGTH), words);
}

/**
 * Guesses of somebody who knows a name or an address: all of it, all but its last part, the part before @, each word.
 */
const wordsOf = (text: string): string[] =>
  [text.trim(), text.replace(/\.[^.]*$/, ''), text.split('@', 1)[0]!, ...text.split(/[@.\s]+/)].filter(Boolean);

/** The letters and numbers of a text, without capitals and accents: other spellings of a known word are tried first. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

type Scorer = (password: string, words: string[]) => number;
let loading: Promise<Scorer> | undefined;

function scorer(): Promise<Scorer> {
  if (loading) return loading;
  loading = loadScorer();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function loadScorer(): Promise<Scorer> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const factory = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
  return (password, words) => factory.check(password, words).score;
}
