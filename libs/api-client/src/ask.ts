import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Asks again for what matches and is shown; the rest is asked for once it is. */
export type Ask = (client: QueryClient, filters: InvalidateQueryFilters) => void;

/** At once, stopping what is under way: one's own act is to be seen. What comes from others asks in turn (`live/ask-in-turn.ts`). */
export const askNow: Ask = (client, filters) => void client.invalidateQueries(filters);
