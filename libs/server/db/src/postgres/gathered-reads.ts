import { DefaultQueryExecutor, type AbortableQueryOptions, type CompiledQuery, type QueryResult } from 'kysely';
import { isEndedForLength } from '../database-away.ts';
import type { WalledPool } from './walled-pool.ts';

/** Statements in one packet at most: one behind the other on a connection, they must not wait long for each other. */
const togetherAtMost = 8;

const reading = /^\s*(?:select|with)\b/i;
/** Whatever writes or locks may wait for another transaction, and nothing shall wait behind it. */
const waiting = /\b(?:insert|update|delete|merge|for\s+(?:key\s+)?share|pg_(?:try_)?advisory\w*)\b/i;

/** Does the statement nothing but read? A word of its text that only looks like a write costs it the company, no more. */
export const isPlainRead = (text: string): boolean => reading.test(text) && !waiting.test(text);

interface Asked {
  query: CompiledQuery;
  resolve(result: QueryResult<never>): void;
  reject(error: unknown): void;
}

/**
 * A copy of the error with the place that asked: its own ends in the driver, and logs tell where a failure was, not what it says.
 * Reads that fail together are refused with the same error, and each was asked for elsewhere.
 */
function placed(error: unknown, here: Error): unknown {
  if (!(error instanceof Error)) return error;
  const copy = Object.defineProperties(new Error(), Object.getOwnPropertyDescriptors(error));
  Object.setPrototypeOf(copy, Object.getPrototypeOf(error) as object);
  copy.stack = [error.stack, ...(here.stack ?? '').split('\n').slice(1)].join('\n');
  return copy;
}

type Parts = ConstructorParameters<typeof DefaultQueryExecutor>;

/**
 * Sends the reads that are asked in the same moment in one packet over one connection. A packet wakes both processes, which
 * costs about as much as a read by its key does. Each still stands alone: one that fails leaves the others their answers.
 * What fails behind one that was ended for its length is refused for that too: it lacks the plan that the first was to leave,
 * or has too little time left.
 */
export class GatheredReads extends DefaultQueryExecutor {
  readonly #pool: WalledPool;
  readonly #refuseNested: () => void;
  #asked: Asked[] = [];

  /** @param refuseNested throws where the caller holds a connection already */
  constructor(pool: WalledPool, refuseNested: () => void, ...parts: Parts) {
    super(...parts);
    this.#pool = pool;
    this.#refuseNested = refuseNested;
  }

  override async executeQuery<Row>(query: CompiledQuery, options?: AbortableQueryOptions): Promise<QueryResult<Row>> {
    if (options?.signal || !isPlainRead(query.sql)) return super.executeQuery(query, options);
    this.#refuseNested();
    try {
      return await this.#ask<Row>(query);
    } catch (error) {
      throw placed(error, new Error());
    }
  }

  #ask<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return new Promise((resolve, reject) => {
      if (this.#asked.length === 0) setImmediate(() => this.#sendAll());
      this.#asked.push({ query, resolve, reject });
    });
  }

  #sendAll(): void {
    const asked = this.#asked;
    this.#asked = [];
    for (let first = 0; first < asked.length; first += togetherAtMost)
      void this.#send(asked.slice(first, first + togetherAtMost));
  }

  async #send(asked: readonly Asked[]): Promise<void> {
    try {
      const client = await this.#pool.connect();
      const answers = client.queryTogether(asked.map(({ query }) => ({ text: query.sql, values: query.parameters })));
      let ended: unknown;
      const refuse = (position: number, error: unknown): void => {
        if (isEndedForLength(error)) ended ??= error;
        asked[position]!.reject(ended ?? error);
      };
      answers.forEach(
        (answer, position) =>
          void answer.then(
            ({ rows }) => asked[position]!.resolve({ rows }),
            (error: unknown) => refuse(position, error),
          ),
      );
      await Promise.allSettled(answers);
      client.release();
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
