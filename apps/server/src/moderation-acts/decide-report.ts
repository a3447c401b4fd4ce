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
import { moderating, brandWhere, type ModerationActContext } from './context.ts';

/** Decides a report, by its id or its reference, also again where it found nothing; or about a member whom nobody reported, by theirs. */
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
    }),
    async ({ id, ...decision }) => {
      const isThere = async ({ db, brand }: ModerationContext) =>
        (await findReport(db, brand.id, id)) ?? (isUuid(id) && (await lookUpMember(db, brand.id, id)));
      const kept = await brandWhere(context, isThere, isUuid(id) ? `report or member ${id}` : `report ${id}`);
      const report = await findReport(kept.db, kept.brand.id, id);
      return moderating(() =>
        report
          ? decideReport(context.ports, kept, report.id, decision)
          : decideMember(context.ports, kept, id, decision),
      );
    },
  );

/** Takes a decision back. */
export const takeBack = (context: ModerationActContext): Act =>
  defineAct('moderate reverse', z.strictObject({ id: z.string() }), async ({ id }) => {
    const kept = await brandWhere(
      context,
      async ({ db, brand }) => isUuid(id) && (await findDecision(db, brand.id, id)),
      `decision ${id}`,
    );
    return moderating(() => reverse(context.ports, kept, id));
  });
