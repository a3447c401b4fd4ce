import { rule, type BrandIdentity } from './rule.ts';

export const uniqueSettings = ['name', 'mail_name', 'domain'] as const;

/** The other brand that has the same in this setting; letters of either size are one. */
export function alsoHas(
  { id, ...own }: BrandIdentity,
  key: (typeof uniqueSettings)[number],
  others: readonly BrandIdentity[],
): BrandIdentity | undefined {
  const value = own[key].toLowerCase();
  return others.find((other) => other.id !== id && other[key].toLowerCase() === value);
}

/** Nothing that tells brands apart is shared by two of them. */
export const uniqueRule = rule(['id', ...uniqueSettings], (settings, report, { others }) => {
  for (const key of uniqueSettings) {
    const owner = alsoHas(settings, key, others);
    if (owner) report([key], `${settings[key]} is ${owner.id}'s`, 'choose one that nobody has');
  }
});
