/** What was answered stays the answer for so many milliseconds, a failure too; who asks while it is awaited waits for the same. */
export function memoizeFor<Answer>(ask: () => Promise<Answer>, milliseconds: number): () => Promise<Answer> {
  let last: Promise<Answer> | null = null;
  return () => {
    if (last) return last;
    const answer = ask();
    const forget = (): void => void setTimeout(() => (last = null), milliseconds).unref();
    answer.then(forget, forget);
    return (last = answer);
  };
}
