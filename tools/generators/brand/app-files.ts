import { defaults, demonstrationCompanyId } from '@parlour/brand/defaults';
import { firstWords, ICON_CORNER, initialOf } from './first-settings.ts';
import type { BrandPlan } from './options.ts';
import { themeFrom } from './theme-from.ts';
import { timeZones } from './time-zones.ts';

/** The files of a brand's app by their names, as source text; the formatter has the last word on their looks. */
export function appFiles(plan: BrandPlan): Record<string, string> {
  return {
    'package.json': packageJson(plan),
    'react-router.config.ts': mounting('routerConfig', 'router-config'),
    'vite.config.ts': mounting('brandApp', 'brand-app'),
    'settings.ts': settings(plan),
    'texts.ts': texts(plan),
    'theme.ts': theme(plan),
    'icon.ts': icon(plan),
    'smoke.spec.ts': smokeTest,
    'README.md': readme(plan),
  };
}

const quoted = (values: readonly string[]): string => `[${values.map((value) => `'${value}'`).join(', ')}]`;

const packageJson = ({ id }: BrandPlan): string =>
  JSON.stringify({
    name: `@parlour/app-${id}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    exports: { './settings': './settings.ts' },
    nx: { tags: ['type:app', 'scope:brand'] },
    scripts: { build: 'react-router build' },
  });

const mounting = (name: string, file: string): string =>
  `import { ${name} } from '../../tools/vite/${file}.ts';\n\nexport default ${name}(import.meta.dirname);\n`;

const settings = ({ id, niche, name, domain, locales, countries, supportEmail }: BrandPlan): string => `
import { defineBrand } from '@parlour/brand/define-brand';
import { settingsOfCountries } from '@parlour/brand/default-prices';
import { withSharedWords } from '@parlour/brand/default-texts';
import { defaults, demonstrationCompany } from '@parlour/brand/defaults';
import type { Country } from '@parlour/models/geography/country';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

const name = ${JSON.stringify(name)};
const countries: Country[] = ${quoted(countries)};

export const brand = defineBrand({
  ...defaults,
  ...settingsOfCountries(countries, defaults.message_credits),
  id: '${id}',
  niche: ${niche},
  name,
  mail_name: name,
  domain: '${domain}',
  domain_language: '${locales[0]}',
  locales: ${quoted(locales)},
  countries,
  time_zone: '${timeZones[countries[0]]}',
  company_id: '${demonstrationCompanyId}',
  company: demonstrationCompany(name),
  statement_name: '${defaults.statement_name}',
  support_email: '${supportEmail}',

  theme,
  icons: icon,
  texts: withSharedWords(texts),
});
`;

const texts = (plan: BrandPlan): string => `
import type { BrandWords } from '@parlour/brand/texts-schema';
import type { Locale } from '@parlour/models/locale';

/** The words to begin with; replace them by the brand's own voice, in every language. */
export const texts: Partial<Record<Locale, BrandWords>> = ${JSON.stringify(firstWords(plan))};
`;

const theme = ({ primary, secondary }: BrandPlan): string => `
import type { Theme } from '@parlour/ui/theme/theme';

export const theme: Theme = ${JSON.stringify(themeFrom(primary, secondary))};
`;

const icon = ({ name }: BrandPlan): string => `
import type { IconSource } from '@parlour/brand/icon-schema';
import { theme } from './theme.ts';

export const icon: IconSource = {
  initial: '${initialOf(name)}',
  ground: theme.light.deep,
  arch: theme.light.accent,
  letter: theme.light.onAccent,
  corner: ${ICON_CORNER},
};
`;

const smokeTest = `
import { smoke } from '../e2e/src/smoke.ts';
import { brand } from './settings.ts';

smoke(brand);
`;

const readme = ({ name }: BrandPlan): string => `# ${name}

A brand's app: who this site is, and nothing of how it works.

- Here: \`settings.ts\` (what it offers, where and at which price), \`texts.ts\` (its voice), \`theme.ts\` (its look, light and dark),
  \`icon.ts\`. The two configuration files mount the shared shell; \`smoke.spec.ts\` tries the built site in a browser.
- Not here: behaviour. A difference that members see is a setting; add it to \`libs/brand\` when it is missing.
- Read first: \`settings.ts\`. A wrong setting stops the start and names brand, path and reason.
`;
