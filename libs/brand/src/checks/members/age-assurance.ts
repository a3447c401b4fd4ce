import type { Country } from '@parlour/models/geography/country';
import { rule } from '../rule.ts';

/**
 * The laws that ask whoever shows what is not for minors for more than a person's own word about their age:
 * - Germany: closed user groups (Jugendmedienschutz-Staatsvertrag, 2003);
 * - France: what Arcom's standard of October 2024 describes;
 * - United Kingdom: "highly effective age assurance" (in full since July 2025);
 * - Italy: what AGCOM's regulation of April 2025 describes.
 */
const lawsOnAge: Partial<Record<Country, string>> = {
  DE: 'JMStV, § 4 (2)',
  FR: 'loi n° 2024-449 (SREN), article 1',
  GB: 'Online Safety Act 2023, sections 12 and 81',
  IT: 'AGCOM, delibera 96/25/CONS',
};

/** The entry popup asks nobody for a proof: where one is needed, a person decides whether the brand may be there. */
export const ageAssuranceRule = rule(['countries'], ({ countries }, report) => {
  const laws = countries.flatMap((country) => (lawsOnAge[country] ? [`${country} (${lawsOnAge[country]})`] : []));
  if (laws.length === 0) return;
  const reason = `it is no real age assurance, which may be needed in ${laws.join(', ')}`;
  const suggestion = 'leave these countries out, or let a lawyer say that what is shown there needs none';
  report(['enable_site_entry_popup'], reason, suggestion, 'warning');
});
