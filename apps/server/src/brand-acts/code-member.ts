import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { lookUpMember, type FoundMember } from '@parlour/server-safety';
import { ActRefused } from '../control/act.ts';

/**
 * The member whom a code is for, or asked about, by id, address or name.
 *
 * @throws ActRefused where the brand has none, or nothing is left of them
 */
export async function codeMember(db: BrandDatabase, brand: string, which: string): Promise<FoundMember> {
  const member = await lookUpMember(db, brand, which);
  if (!member || member.erased_at) throw new ActRefused(`${brand} has no member ${which}.`);
  return member;
}
