/**
 * What is answered in so many milliseconds.
 *
 * @throws where it is not; what comes later is nobody's any more
 */
export async function withTimeout<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${milliseconds} milliseconds`)), milliseconds);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
