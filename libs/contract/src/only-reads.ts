import type { Call } from './define-call.ts';

/**
 * May the call be begun before it is certain who asks? It changes nothing (contract part 1, rule 3); the one that asks a
 * provider about a pending payment waits for certainty first.
 */
export const onlyReads = ({ method, acts }: Call): boolean => method === 'GET' && !acts;
