import type { Call } from './define-call.ts';

/** Two calls of the specification always act though they are read by GET: one ends the session, one remembers what it handed over. */
const acting = new Set<Call['path']>(['/api/logout.php', '/api/auto-like.php']);

/**
 * May the call be begun before it is certain who asks? It changes nothing (contract part 1, rule 3); the one that asks a
 * provider about a pending payment waits for certainty first.
 */
export const onlyReads = ({ method, path }: Call): boolean => method === 'GET' && !acting.has(path);
