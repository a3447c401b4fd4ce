import type { BrandSettings } from '@parlour/brand/settings-schema';

/** A brand of another one's niche under a name and a host of its own: settings that a brand team could publish. */
export function sisterOf(brand: BrandSettings, name: string): BrandSettings {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    ...(JSON.parse(JSON.stringify(brand).replaceAll(brand.name, name)) as BrandSettings),
    id,
    domain: `${id}.localhost`,
    support_email: `help@${id}.example`,
  };
}
