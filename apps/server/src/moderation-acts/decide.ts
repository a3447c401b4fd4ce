import { decideMember, decideReport, findReport, lookUpMember, type ModerationContext } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import { findToDecide, type ModerationActContext } from './context.ts';
import { asked, decideAs, hitOf } from './decide-as.ts';

/**
 * Decides a report, by its id or its reference, also again with another outcome; or about a member whom nobody reported, by
 * theirs.
 */
export const decide = (context: ModerationActContext) =>
  defineAct(
    'moderate decide',
    z.strictObject({
      id: z.string(),
      outcome: z.string(),
      ground: z.string().optional(),
      law: z.string().optional(),
      rule: z.string().optional(),
      facts: z.string().optional(),
      until: z.string().optional(),
      ...asked,
    }),
    async ({ id, by, samePerson, dry, ...decision }) => {
      const what = isUuid(id) ? `report or member ${id}` : `report ${id}`;
      const { kept, found } = await findToDecide(context, (there) => findDecided(there, id), what, id);
      const hit = await hitOf(kept, found.memberId);
      return decideAs(context, kept, { by, samePerson, dry }, hit, (ports, where) =>
        found.reportId === null
          ? decideMember(ports, where, found.memberId, decision)
          : decideReport(ports, where, found.reportId, decision),
      );
    },
  );

/** What may be decided by an id: a report, which is about a member, or a member whom nobody reported. */
async function findDecided(
  { db, brand }: ModerationContext,
  id: string,
): Promise<{ memberId: string; reportId: string | null } | null> {
  const report = await findReport(db, brand.id, id);
  if (report) return { memberId: report.member_id, reportId: report.id };
  const member = isUuid(id) ? await lookUpMember(db, brand.id, id) : undefined;
  return member ? { memberId: member.id, reportId: null } : null;
}
