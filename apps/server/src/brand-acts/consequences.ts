import type { Problem } from '@parlour/brand/checks/rule';
import { withoutWww } from '@parlour/brand/checks/identity/unique';
import { utcDay } from '@parlour/models/day';
import { locales } from '@parlour/models/locale';
import { genders, sexualities } from '@parlour/models/profile-fields';
import { listBrands } from '@parlour/server-db/brands/list';
import { countOthers, countYounger } from '@parlour/server-db/brands/members-left-out';
import { z } from 'zod';
import { changingTerms } from './changing-terms.ts';
import type { BrandActContext } from './context.ts';

const Moved = z.object({ id: z.string(), domain: z.string() });
const Served = z.object({ id: z.string(), countries: z.array(z.string()).min(1) });
const Read = z.object({ id: z.string(), locales: z.array(z.enum(locales)).min(1) });
const Gendered = z.object({ id: z.string(), genders: z.array(z.enum(genders)).min(1) });
const Loving = z.object({ id: z.string(), sexualities: z.array(z.enum(sexualities)).min(1) });
const Aged = z.object({ id: z.string(), min_age: z.int().min(0).max(150) });

/**
 * What members, bookmarks and search engines would meet once these settings, which may be wrong, are published: nothing of it
 * is an error.
 */
export async function consequencesOf(context: BrandActContext, settings: unknown): Promise<Problem[]> {
  const asked = [
    leavingDomain,
    changingTerms,
    leavingCountries,
    leavingLanguages,
    leavingGenders,
    leavingSexualities,
    leavingAges,
  ];
  return (await Promise.all(asked.map((ask) => ask(context, settings)))).flat();
}

/** A domain that a brand leaves answers no longer, with all that leads there. */
async function leavingDomain({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Moved.safeParse(settings);
  const left = (await listBrands(database)).find(
    ({ id, publishedVersion }) => id === own?.id && publishedVersion !== null,
  );
  if (!own || !left || left.domain === own.domain) return [];
  const bare = withoutWww(left.domain);
  const silent = [bare, `www.${bare}`].filter((host) => host !== own.domain).join(' and ');
  return [
    warning(
      'domain',
      `${own.id} is published at ${left.domain}: links in mails, bookmarks and search engines lead there, and nothing will answer`,
      `have your proxy redirect ${silent} to https://${own.domain} with 301, each address to the same one`,
    ),
  ];
}

/** Members whose country is left out stay where they live, and are sold what is sold elsewhere. */
async function leavingCountries({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Served.safeParse(settings);
  if (!own) return [];
  const elsewhere = await countOthers(database, own.id, 'country', own.countries);
  return elsewhere.map(({ left: country, members }) =>
    warning(
      'countries',
      `${counted(members, 'lives', 'live')} in ${country}, which is not among them`,
      `add ${country}, or tell them first: they will be shown the prices of ${own.countries[0]}`,
    ),
  );
}

/** Members whose language is left out meet a site that does not offer it any more. */
async function leavingLanguages({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Read.safeParse(settings);
  if (!own) return [];
  const others = await countOthers(database, own.id, 'language', own.locales);
  return others.map(({ left: language, members }) =>
    warning(
      'locales',
      `${counted(members, 'reads', 'read')} the site in ${language}, which is not among them`,
      `add ${language}, or tell them first: they will meet a site that does not speak it`,
    ),
  );
}

/** Members whose gender is left out stay what they are, and nobody else can say it of themselves. */
async function leavingGenders({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Gendered.safeParse(settings);
  if (!own) return [];
  const others = await countOthers(database, own.id, 'gender', own.genders);
  return others.map(({ left: gender, members }) =>
    leavingPart('genders', gender, members, `nobody else who is ${gender} may join`),
  );
}

/** So do those whose sexuality is left out. Nobody has to say one. */
async function leavingSexualities({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Loving.safeParse(settings);
  if (!own) return [];
  const others = await countOthers(database, own.id, 'sexuality', own.sexualities);
  return others.map(({ left: sexuality, members }) =>
    leavingPart('sexualities', sexuality, members, 'nobody else may say it of themselves'),
  );
}

const leavingPart = (path: string, left: string, members: number, others: string): Problem =>
  warning(
    path,
    `${counted(members, 'is', 'are')} ${left}, which is not among them`,
    `add ${left}, or decide first what becomes of them: they stay, and ${others}`,
  );

/** Members who are too young from now on stay what they are: only joining asks for an age. */
async function leavingAges({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Aged.safeParse(settings);
  const younger = own ? await countYounger(database, own.id, own.min_age, utcDay(new Date())) : 0;
  if (!own || younger === 0) return [];
  return [
    warning(
      'min_age',
      `${counted(younger, 'is', 'are')} younger than ${own.min_age}`,
      'lower it, or decide first what becomes of them: they stay, and nobody else of their age may join',
    ),
  ];
}

const counted = (members: number, does: string, doAll: string): string =>
  members === 1 ? `1 member ${does}` : `${members} members ${doAll}`;

const warning = (path: string, reason: string, suggestion: string): Problem => ({
  path,
  reason,
  suggestion,
  severity: 'warning',
});
