/**
 * A minimum response time, against timing attacks: answers, or refuses, no sooner than after so many milliseconds. What was found
 * out on the way then shows in the time of no answer that would have come before. `npm run bench:same-answers` measures which
 * acts need it.
 */
export async function noSoonerThan<T>(milliseconds: number, act: () => Promise<T>): Promise<T> {
  const time = new Promise((passed) => setTimeout(passed, milliseconds));
  const [answer] = await Promise.allSettled([act(), time]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
