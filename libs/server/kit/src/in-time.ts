/**
 * What is answered in so many milliseconds.
 *
 * @throws where it is not; what comes later is nobody's any more
 */
export async function inTime<Answer>(answer: Promise<Answer>, patience: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${patience} milliseconds`)), patience);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
