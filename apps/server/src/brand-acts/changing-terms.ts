import { isDeepStrictEqual } from 'node:util';
import { Company } from '@parlour/brand/company-schema';
import type { Problem } from '@parlour/brand/checks/rule';
import { Legal } from '@parlour/brand/legal-schema';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { termsVersionOf } from '@parlour/models/account/consents/consents';
import { utcDay } from '@parlour/models/day';
import { readPublishedBrands } from '@parlour/server-db/brands/list';
import { versionBefore } from '@parlour/server-db/brands/publishing';
import { readVersion } from '@parlour/server-db/brands/versions';
import type { Database } from '@parlour/server-db/database';
import { z } from 'zod';
import type { BrandActContext } from './context.ts';

/** All that the terms and the privacy notice of one brand say otherwise than those of another, and of which day they are. */
const Worded = z.object({
  id: z.string(),
  company: z.object(Company.pick({ name: true, address: true, city: true, added: true }).shape),
  legal: Legal,
  min_age: z.int(),
  refund_days: z.int(),
});

/** The day is the version of what members agreed to: where other words have the same day, nobody is asked again. */
export async function changingTerms({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Worded.safeParse(settings);
  const agreed = own && (await publishedLast(database, own.id));
  const version = own && termsVersionOf(own.company.added);
  if (!own || !agreed || termsVersionOf(agreed.company.added) !== version) return [];
  const before = wordsOf(agreed);
  const changed = Object.entries(wordsOf(own)).filter(([key, said]) => !isDeepStrictEqual(said, before[key]));
  if (changed.length === 0) return [];
  const places = changed.map(([key]) => key).join(', ');
  const today = utcDay(new Date());
  const mend =
    version < today ? `write the day from which these hold, such as ${today}` : 'publish it tomorrow, with that day';
  return [
    {
      path: 'company.added',
      reason: `members agreed to the terms and the privacy notice of ${version}, which say something else now (${places}): nobody is asked again`,
      suggestion: `${mend}, unless nothing changes for members`,
      severity: 'warning',
    },
  ];
}

/** The settings that are published, or were last where nothing is now; undefined where nothing ever was. */
async function publishedLast(database: Database, id: string): Promise<BrandSettings | undefined> {
  const [published] = await readPublishedBrands(database, [id]);
  if (published) return published.settings;
  const before = await versionBefore(database, id);
  return before === null ? undefined : (await readVersion(database, id, before))?.settings;
}

/** By the places where they are set. */
const wordsOf = ({
  company,
  legal,
  min_age,
  refund_days,
}: Omit<z.output<typeof Worded>, 'id'>): Record<string, unknown> => ({
  'company.name': company.name,
  'company.address': company.address,
  'company.city': company.city,
  'legal.additions.terms': legal.additions.terms,
  'legal.additions.privacy': legal.additions.privacy,
  min_age,
  refund_days,
});
