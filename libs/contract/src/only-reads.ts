import type { Call } from './define-call.ts';

/** Two calls of the specification act though they are read by GET: one ends the session, one remembers what it handed over. */
const acting = new Set<Call['path']>(['/api/logout.php', '/api/auto-like.php']);

/** May the call be made again, or made in vain, with nothing changed by it (contract part 1, rule 3)? */
export const onlyReads = ({ method, path }: Call): boolean => method === 'GET' && !acting.has(path);
