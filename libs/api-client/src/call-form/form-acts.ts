import { v4 as uuid } from 'uuid';
import { ApiError } from '../api-error.ts';

export interface Acts<Reply> {
  /** Makes the call of the act that the values stand for; answers the reply at once where it is there already. */
  make(values: unknown, call: (key: string) => Promise<Reply>): Promise<Reply>;
  /** What follows the call is done too. */
  end(): void;
}

/**
 * The acts of a person in one form, each with its idempotency key. While nobody knows whether an act happened, or what follows
 * it failed, the same values stand for it still, so that pressing again cannot do it twice; a refusal ends it.
 */
export function formActs<Reply>(): Acts<Reply> {
  let open: { key: string; text: string; done?: { reply: Reply } } | null = null;
  return {
    async make(values, call) {
      const text = JSON.stringify(values) ?? '';
      const act = open?.text === text ? open : (open = { key: uuid(), text });
      try {
        act.done ??= { reply: await call(act.key) };
        return act.done.reply;
      } catch (error) {
        if (!(error instanceof ApiError && error.mayHaveHappened)) open = null;
        throw error;
      }
    },
    end: () => void (open = null),
  };
}
