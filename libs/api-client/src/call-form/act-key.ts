import { v4 as uuid } from 'uuid';
import { ApiError } from '../api-error.ts';

/**
 * The idempotency key of one act of a person. While nobody knows whether it happened the same body keeps its key, so that
 * pressing again cannot do it twice; a definite answer ends the act.
 */
export function actKeys() {
  let open: { key: string; body: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body) ?? '';
      if (open?.body !== text) open = { key: uuid(), body: text };
      return open.key;
    },
    settled(error?: unknown): void {
      const unknown = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!unknown) open = null;
    },
  };
}
