import { listDecisions } from '@parlour/contract/safety/list-decisions';
import { handle } from '@parlour/server-kit/calls/handle';
import { findDecisionsAbout } from '../store/decisions.ts';

const shownMost = 100;

/** What was decided about the member, newest first, and until when each may be complained about. */
export const listDecisionsCall = () =>
  handle(listDecisions, async (_, { db, brand, viewer }) => {
    const rows = await findDecisionsAbout(db, brand.id, viewer.id, shownMost);
    return {
      decisions: rows.map((row) => ({
        id: row.id,
        at: row.created_at.toISOString(),
        measure: row.measure,
        until: row.until?.toISOString() ?? null,
        ground: row.ground,
        law: row.law,
        rule: row.rule,
        facts: row.facts,
        automated: row.automated,
        appeal: { open_until: row.appeal_until.toISOString(), state: row.appeal_state },
      })),
    };
  });
