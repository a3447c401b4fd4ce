import { rule } from './rule.ts';

const uniqueSettings = ['name', 'mail_name', 'domain'] as const;

/** Nothing that tells brands apart is shared by two of them. */
export const uniqueRule = rule(['id', ...uniqueSettings], (settings, report, { others }) => {
  for (const key of uniqueSettings) {
    const value = settings[key].toLowerCase();
    const owner = others.find((other) => other.id !== settings.id && other[key].toLowerCase() === value);
    if (owner) report([key], `${settings[key]} is ${owner.id}'s`, 'choose one that nobody has');
  }
});
