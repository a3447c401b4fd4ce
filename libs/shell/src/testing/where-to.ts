/**
 * Status and address that an answer of a loader or an action leads to, whether it was given or thrown; null where it leads nowhere,
 * as a page that is shown.
 *
 * @throws what was thrown and is no answer: a failure is never a page that is shown
 */
export async function ledTo(answer: unknown): Promise<[status: number, address: string | null] | null> {
  const given: unknown = await Promise.resolve(answer).catch(thrownAnswer);
  return given instanceof Response ? [given.status, given.headers.get('location')] : null;
}

/** The address that an answer leads to, as `ledTo` reads it. */
export const whereTo = async (answer: unknown): Promise<string | null> => (await ledTo(answer))?.[1] ?? null;

function thrownAnswer(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  throw thrown;
}
