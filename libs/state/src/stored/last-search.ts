import { useStoredFact } from './stored-fact.ts';

const isQuery = (kept: unknown): kept is string => typeof kept === 'string' && (kept === '' || kept.startsWith('?'));

/** The filters by which a member has searched last on this device (spec section 3), as an address ends; empty without any. */
export const useLastSearch = (memberId: string) => useStoredFact<string>(`last-search.${memberId}`, '', isQuery);
