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
   * Asks a service; what it throws, an answer of 429 (RFC 6585), and one of 503 that has a `Retry-After` begin a rest of that
   * service, as long as that asks for.
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
        if (asksForRest(answer)) rest(host, wishedRest(answer));
        else restUntil.delete(host);
        return answer;
      } catch (error) {
        rest(host, REST);
        throw error;
      }
    },
  };
}

const asksForRest = ({ status, headers }: Response): boolean =>
  status === 429 || (status === 503 && headers.has('retry-after'));

/** Milliseconds; services ask in seconds, or say until when (RFC 9110, section 10.2.3). */
function wishedRest({ headers }: Response): number {
  const wish = headers.get('retry-after') ?? '';
  const time = /^\d+$/.test(wish) ? Number(wish) * SECOND : Date.parse(wish) - Date.now();
  return time > 0 ? Math.min(time, LONGEST_REST) : SOME_TIME;
}
