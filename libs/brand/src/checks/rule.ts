import type { LooseSettings } from '../loose-settings.ts';

/** An error keeps a brand from being published; a warning is for a person to judge. */
export type Severity = 'error' | 'warning';

/** One thing that is wrong with a brand: where (`packages.NL.2.price`), why, and what would put it right. */
export interface Problem {
  path: string;
  reason: string;
  suggestion: string;
  severity: Severity;
}

/** Tells of a problem at a path; an error, unless it says otherwise. */
export type Report = (
  path: (string | number)[],
  reason: string,
  suggestion: string,
  severity?: Problem['severity'],
) => void;

/** What tells a brand apart from all others. */
export interface BrandIdentity {
  id: string;
  name: string;
  mail_name: string;
  domain: string;
}

/** Another brand: what tells it apart, and of what it says as much as is known. */
export type OtherBrand = BrandIdentity & Partial<LooseSettings>;

/** What a brand is checked against beside itself. */
export interface Surroundings {
  /** All other brands that members meet; the brand's own id may be among them. */
  others: readonly OtherBrand[];
  /** Brands that nobody serves, such as drafts: their domains are taken, and nothing else. */
  held: readonly Pick<BrandIdentity, 'id' | 'domain'>[];
  /** Niches that have an app to serve them; null where that is not known. */
  niches: readonly number[] | null;
  /** True where the brand has fictional profiles, as far as that is known. */
  hasFictional: boolean;
  /** Codes that the brand has given out beside those of its settings, also such as have ended. */
  givenCodes: readonly string[];
  /** True where members come and pay: what was only a template must be replaced. */
  production: boolean;
}

/** One rule about a brand. It runs where the settings that it needs can be read, whatever else is wrong. */
export interface Rule {
  needs: readonly (keyof LooseSettings)[];
  check(settings: LooseSettings, report: Report, surroundings: Surroundings): void;
}

/** A rule that reads no other settings than those it names. */
export const rule = <const Key extends keyof LooseSettings>(
  needs: readonly Key[],
  check: (settings: Pick<LooseSettings, Key>, report: Report, surroundings: Surroundings) => void,
): Rule => ({ needs, check });
