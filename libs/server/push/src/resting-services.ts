import { HOUR, MINUTE, SECOND } from '@parlour/models/durations';

/** Milliseconds for which a service is left alone that could not be reached, or took too long. */
const REST = 30 * SECOND;
/** Milliseconds that it may ask for itself at most. */
const LONGEST_REST = HOUR;
/** Milliseconds where it asks for some time, but not how much. */
const SOME_TIME = MINUTE;

/** Asks push services, and leaves alone for a while the one that does not answer: it would hold up the notices for all others. */
export interface RestingServices {
  /**
   * Asks a service; what it throws, and an answer of 429 (RFC 6585) with its `Retry-After`, begin a rest of that service.
   * @throws at once while the service rests. After that one notice tries it, and the others wait for what becomes of it
   */
  ask(host: string, knock: () => Promise<Response>): Promise<Response>;
}

export function restingServices(): RestingServices {
  const restUntil = new Map<string, number>();
  const rest = (host: string, time: number) => restUntil.set(host, performance.now() + time);
  return {
    async ask(host, knock) {
      const until = restUntil.get(host);
      if (until !== undefined) {
        if (performance.now() < until) throw new Error(`The push service ${host} is left alone for now`);
        rest(host, REST);
      }
      try {
        const answer = await knock();
        if (answer.status === 429) rest(host, wishedRest(answer));
        else restUntil.delete(host);
        return answer;
      } catch (error) {
        rest(host, REST);
        throw error;
      }
    },
  };
}

function wishedRest(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * SECOND, LONGEST_REST) : SOME_TIME;
}
