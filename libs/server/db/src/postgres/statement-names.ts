/** How often a statement is asked before it is worth a plan kept on every connection. */
const usesBefore = 2;
/** Statements that get a name, and statements that are watched, at most: lists of changing length make ever new ones. */
const namesAtMost = 500;
const watchedAtMost = 2_000;

/**
 * Names for the statements that return often, so that PostgreSQL keeps them parsed and planned (the member list with its
 * walls and blocks: 0.34 ms in place of 0.68). Role and brand may change under a kept plan: PostgreSQL makes it anew for
 * another role, and reads the brand when it runs.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  /** The statement's name from its third use on, undefined before and where there are too many. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text) ?? this.#watch(text);
  }

  #watch(text: string): string | undefined {
    if (this.#names.size >= namesAtMost) return undefined;
    const uses = this.#uses.get(text) ?? 0;
    if (uses >= usesBefore) {
      const name = `parlour_${this.#names.size}`;
      this.#uses.delete(text);
      this.#names.set(text, name);
      return name;
    }
    if (this.#uses.size >= watchedAtMost) this.#uses.clear();
    this.#uses.set(text, uses + 1);
    return undefined;
  }
}
