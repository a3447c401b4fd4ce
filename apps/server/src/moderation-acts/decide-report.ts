import {
  decideMember,
  decideReport,
  findDecision,
  findMember,
  findReport,
  reverse,
  type ModerationPlace,
} from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { defineAct, type Act } from '../control/act.ts';
import { moderating, placeWhere, type ModerationGround } from './ground.ts';

/** Decides a report, by its id or its reference, also again where it found nothing; or about a member whom nobody reported, by theirs. */
export const decide = (ground: ModerationGround): Act =>
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
      const isThere = async ({ db, brand }: ModerationPlace) =>
        (await findReport(db, brand.id, id)) ?? (isUuid(id) && (await findMember(db, brand.id, id)));
      const place = await placeWhere(ground, isThere, isUuid(id) ? `report or member ${id}` : `report ${id}`);
      const report = await findReport(place.db, place.brand.id, id);
      return moderating(() =>
        report
          ? decideReport(ground.ports, place, report.id, decision)
          : decideMember(ground.ports, place, id, decision),
      );
    },
  );

/** Takes a decision back. */
export const takeBack = (ground: ModerationGround): Act =>
  defineAct('moderate reverse', z.strictObject({ id: z.string() }), async ({ id }) => {
    const place = await placeWhere(
      ground,
      async ({ db, brand }) => isUuid(id) && (await findDecision(db, brand.id, id)),
      `decision ${id}`,
    );
    return moderating(async () => ({ measure: await reverse(ground.ports, place, id) }));
  });
