import { rule, type BrandIdentity, type Surroundings } from '../rule.ts';

export const uniqueSettings = ['name', 'mail_name', 'domain'] as const;

export type UniqueSetting = (typeof uniqueSettings)[number];

/** A domain and its `www.` are one: whoever types either means the same site. */
export const withoutWww = (domain: string): string => domain.replace(/^www\./, '');

/** The other brand that has the same in this setting; letters of either size are one. */
export function ownerOf(
  own: BrandIdentity,
  key: UniqueSetting,
  { others, held }: Pick<Surroundings, 'others' | 'held'>,
): string | undefined {
  const taken = others.map((other) => ({ id: other.id, value: other[key] }));
  if (key === 'domain') taken.push(...held.map(({ id, domain }) => ({ id, value: domain })));
  return taken.find(({ id, value }) => id !== own.id && comparable(key, value) === comparable(key, own[key]))?.id;
}

const comparable = (key: UniqueSetting, value: string): string =>
  key === 'domain' ? withoutWww(value.toLowerCase()) : value.toLowerCase();

/** Nothing that tells brands apart is shared by two of them. */
export const uniqueRule = rule(['id', ...uniqueSettings], (settings, report, surroundings) => {
  for (const key of uniqueSettings) {
    const owner = ownerOf(settings, key, surroundings);
    if (owner) report([key], `${settings[key]} is ${owner}'s`, 'choose one that nobody has');
  }
});
