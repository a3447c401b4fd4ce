import { listIcebreakers } from '@parlour/contract/chat/list-icebreakers';
import { icebreakers } from '@parlour/models/chat/icebreakers';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { readOpenings } from '../store/openings.ts';

/** First sentences for a profile, from its own interests, city and words alone. */
export const listIcebreakersCall = (): HandledCall =>
  handle(listIcebreakers, async ({ query }, { brand, db, viewer }) => {
    const facts = await readOpenings(db, brand.id, viewer.id, query.profile_id, brand.settings.visible_profile_fields);
    if (!facts) throw refuse('profile_not_found');
    return { icebreakers: icebreakers(facts) };
  });
