import type { FastifyReply } from 'fastify';

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
