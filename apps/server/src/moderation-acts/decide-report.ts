import {
  decideMember,
  decideReport,
  findDecision,
  lookUpMember,
  findReport,
  reverse,
  type ModerationContext,
} from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { brandWhere, type ModerationActContext } from './context.ts';
import { asked, decideAs, hitOf } from './decide-as.ts';

/**
 * Decides a report, by its id or its reference, also again where it found nothing; or about a member whom nobody reported, by
 * theirs.
 */
export const decide = (context: ModerationActContext): Act =>
  defineAct(
    'moderate decide',
    z.strictObject({
      id: z.string(),
      outcome: z.string(),
      ground: z.string().optional(),
      rule: z.string().optional(),
      facts: z.string().optional(),
      until: z.string().optional(),
      ...asked,
    }),
    async ({ id, by, samePerson, dry, ...decision }) => {
      const isThere = async ({ db, brand }: ModerationContext) =>
        (await findReport(db, brand.id, id)) ?? (isUuid(id) && (await lookUpMember(db, brand.id, id)));
      const kept = await brandWhere(context, isThere, isUuid(id) ? `report or member ${id}` : `report ${id}`, id);
      const report = await findReport(kept.db, kept.brand.id, id);
      const hit = await hitOf(kept, report?.member_id ?? id);
      return decideAs(context, kept, { by, samePerson, dry }, hit, (ports, where) =>
        report ? decideReport(ports, where, report.id, decision) : decideMember(ports, where, id, decision),
      );
    },
  );

/** Takes a decision back. */
export const takeBack = (context: ModerationActContext): Act =>
  defineAct('moderate reverse', z.strictObject({ id: z.string(), ...asked }), async ({ id, ...how }) => {
    const kept = await brandWhere(
      context,
      async ({ db, brand }) => isUuid(id) && (await findDecision(db, brand.id, id)),
      `decision ${id}`,
      id,
    );
    const { member_id } = (await findDecision(kept.db, kept.brand.id, id))!;
    return decideAs(context, kept, how, await hitOf(kept, member_id), (ports, where) => reverse(ports, where, id));
  });
