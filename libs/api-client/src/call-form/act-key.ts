import { v4 as uuid } from 'uuid';
import { ApiError } from '../api-error.ts';

export interface ActKeys {
  keyFor(body: unknown): string;
  /** The server answered, or `error` says why nobody knows. */
  settled(error?: unknown): void;
}

/**
 * The idempotency key of one act of a person. While nobody knows whether it happened the same body keeps its key, so that
 * pressing again cannot do it twice; a definite answer ends the act.
 */
export function actKeys(): ActKeys {
  let open: { key: string; body: string } | null = null;
  return {
    keyFor(body) {
      const text = JSON.stringify(body) ?? '';
      if (open?.body !== text) open = { key: uuid(), body: text };
      return open.key;
    },
    settled(error) {
      const unknown = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!unknown) open = null;
    },
  };
}
