import { isDeepStrictEqual } from 'node:util';
import { Company } from '@parlour/brand/company-schema';
import type { Problem } from '@parlour/brand/checks/rule';
import { Legal } from '@parlour/brand/legal-schema';
import { termsVersionOf } from '@parlour/models/account/consents/consents';
import { utcDay } from '@parlour/models/day';
import { readPublishedBrands } from '@parlour/server-db/brands/list';
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
  const [published] = own ? await readPublishedBrands(database, [own.id]) : [];
  const version = own && termsVersionOf(own.company.added);
  if (!own || !published || termsVersionOf(published.settings.company.added) !== version) return [];
  const before = wordsOf(published.settings);
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
