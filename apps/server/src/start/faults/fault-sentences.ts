/** What the system and PostgreSQL tell of a failure, as far as it says which setting is wrong. */
export interface Failure {
  message: string;
  code?: string;
  /** PostgreSQL's alone. */
  severity?: string;
  syscall?: string;
  path?: string;
  port?: number;
  address?: string;
  hostname?: string;
  errors?: readonly Failure[];
}

/** One sentence for each code. */
export type Sentences = Readonly<Record<string, (failure: Failure) => string>>;

/** The one for a failure's code; null where there is none. */
export const sentence = (sentences: Sentences, failure: Failure): string | null =>
  sentences[String(failure.code)]?.(failure) ?? null;
