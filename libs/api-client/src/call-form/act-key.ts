import { v4 as uuid } from 'uuid';
import { ApiError } from '../api-error.ts';

export interface ActKeys {
  keyFor(values: unknown): string;
  /** The server answered, or `error` says why nobody knows. */
  settled(error?: unknown): void;
}

/**
 * The idempotency key of one act of a person. While nobody knows whether it happened the same values keep their key, so that
 * pressing again cannot do it twice; a definite answer ends the act.
 */
export function actKeys(): ActKeys {
  let open: { key: string; text: string } | null = null;
  return {
    keyFor(values) {
      const text = JSON.stringify(values) ?? '';
      if (open?.text !== text) open = { key: uuid(), text };
      return open.key;
    },
    settled(error) {
      const unknown = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!unknown) open = null;
    },
  };
}
