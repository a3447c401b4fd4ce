import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Aborted as soon as a request is answered or left by whoever made it. To be asked for before anything is awaited: who has
 * left by then is not told of again.
 */
export function endOf({ raw }: FastifyReply): AbortSignal {
  const end = new AbortController();
  if (raw.destroyed) end.abort();
  else raw.once('close', () => end.abort());
  return end.signal;
}

const works = new WeakMap<FastifyReply, Promise<unknown>>();

/** A handler whose end is known, which may come after that of its request: it goes on where whoever made that has left. */
export const withKnownEnd =
  <T>(handler: (request: FastifyRequest, reply: FastifyReply) => Promise<T>) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<T> => {
    const work = handler(request, reply);
    works.set(reply, work);
    return work;
  };

/** Aborted as soon as a request and its handler have both ended. To be asked for before anything is awaited. */
export function endOfWork(reply: FastifyReply): AbortSignal {
  const end = endOf(reply);
  const over = new AbortController();
  const stop = (): void => over.abort();
  const finish = (): void => {
    const work = works.get(reply);
    if (work) work.then(stop, stop);
    else stop();
  };
  if (end.aborted) finish();
  else end.addEventListener('abort', finish, { once: true });
  return over.signal;
}
