import type { Transaction } from '@parlour/server-db/brand-database';
import {
  lookUpMember,
  type DecidingContext,
  type FoundMember,
  type ModerationContext,
  type ModerationMail,
  type ModerationPorts,
} from '@parlour/server-safety';
import { z } from 'zod';
import { moderating, type ModerationActContext } from './context.ts';

/** Who does something, and how: what every act that decides is asked with. */
export const asked = {
  /** The name that they go by: kept with what they decide, and shown to other moderators alone. */
  by: z.string().trim().min(1).max(80),
  /** Nobody else is there who could look at what they decided. */
  samePerson: z.boolean().default(false),
  /** They only look at what would come of it. */
  dry: z.boolean().default(false),
};

type Asked = z.output<z.ZodObject<typeof asked>>;

/** Whom an act concerns: ids are long, and the one beside it is somebody else's. */
export interface Hit {
  brand: string;
  /** Null of whoever wrote without an account. */
  memberId: string | null;
  name: string;
  language: string;
}

/** What an act did, or would do where it was only looked at. */
export interface Done {
  hit: Hit;
  isDry: boolean;
  /**
   * The mails that go, or would go. Of statements where the same picture stood elsewhere: of messages each, of albums one a member, whose
   * photos are judged together, so that it may become one a photo.
   */
  letters: (ModerationMail['kind'] | 'copy-statement')[];
}

/** Decides as somebody: does it, or only looks at what would come of it; answers also whom it concerns. */
export async function decideAs<Result extends object>(
  { ports }: ModerationActContext,
  kept: ModerationContext,
  { by: name, samePerson: isAlone, dry: isDry }: Asked,
  hit: Hit,
  work: (ports: ModerationPorts, where: DecidingContext) => Promise<Result>,
): Promise<Result & Done> {
  // By their transaction: one that the database gave up is run again, and puts its mails into the queue anew.
  const queued = new Map<Transaction, Done['letters']>();
  const counting: ModerationPorts = {
    ...ports,
    enqueue: async (trx, job) => {
      queued.set(trx, [...(queued.get(trx) ?? []), ...lettersOf(job)]);
      return ports.enqueue(trx, job);
    },
  };
  const result = await moderating(() => work(counting, { ...kept, by: { name, isAlone }, isDry }));
  return { ...result, hit, isDry, letters: [...queued.values()].at(-1) ?? [] };
}

/** The letters that come of a job: but for mails, a program states the reasons to whoever had the same picture, or takes that back. */
function lettersOf(job: Parameters<ModerationPorts['enqueue']>[1]): Done['letters'] {
  if (job.name === 'send-moderation-mail') return [job.data.kind];
  return job.name === 'take-back-rested' ? [] : ['copy-statement'];
}

/** A member whom an act concerns, by their id. */
export const hitOf = async ({ db, brand }: ModerationContext, memberId: string): Promise<Hit> =>
  hitMember(brand.id, memberId, await lookUpMember(db, brand.id, memberId));

/** The same of a member who was looked up already; undefined where nothing is left of them. */
export function hitMember(brand: string, memberId: string, member: FoundMember | undefined): Hit {
  const { name, language } = member && !member.erased_at ? member : { name: 'erased', language: '–' };
  return { brand, memberId, name, language };
}
