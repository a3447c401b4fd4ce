import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { locales } from '@parlour/models/locale';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...locales],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/shared',
      include: ['libs'],
      exclude: ['libs/server/**', 'libs/safety/src/pages/**', '**/*.test.*', '**/*.stories.*'],
    },
    {
      path: '<rootDir>/locales/{locale}/pages',
      include: ['libs/safety/src/pages'],
      exclude: ['**/*.test.*', '**/*.stories.*'],
    },
    {
      path: '<rootDir>/locales/{locale}/mails',
      include: ['libs/server/mail', 'libs/i18n/src/labels/payment-methods.ts'],
      exclude: ['**/*.test.*'],
    },
  ],
});
