export interface AnswerOptions {
  /** True where the handler gives an earlier answer again; the reply then carries `Idempotent-Replay: true`. */
  replayed?: boolean;
}

const optionsOf = new WeakMap<object, AnswerOptions>();

/** A reply that differs from the call's usual answer: `return answer({ message }, { replayed: true })`. */
export function answer<R extends object>(reply: R, options: AnswerOptions): R {
  optionsOf.set(reply, options);
  return reply;
}

/** How a handler wants its reply answered. */
export const answerOptions = (reply: unknown): AnswerOptions =>
  typeof reply === 'object' && reply !== null ? (optionsOf.get(reply) ?? {}) : {};
