import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Without a graph of the workspace Nx's rule skips itself with a warning, and every wall is open.
await createProjectGraphAsync();

/** Which rooms a room may use. A refusal names the rule; `docs/house.md` names the way out. */
const walls = [
  { sourceTag: 'type:models', onlyDependOnLibsWithTags: ['type:models'] },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract', 'type:models'] },
  { sourceTag: 'type:i18n', onlyDependOnLibsWithTags: ['type:i18n', 'type:contract', 'type:models'] },
  { sourceTag: 'type:state', onlyDependOnLibsWithTags: ['type:state', 'type:models'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui'] },
  { sourceTag: 'type:brand', onlyDependOnLibsWithTags: ['type:brand', 'type:contract', 'type:models', 'type:ui'] },
  {
    sourceTag: 'type:data',
    onlyDependOnLibsWithTags: ['type:data', 'type:state', 'type:contract', 'type:models', 'type:i18n', 'type:ui'],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:ui', 'type:data', 'type:state', 'type:contract', 'type:models', 'type:i18n'],
  },
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: [
      'type:shell',
      'type:feature',
      'type:ui',
      'type:data',
      'type:state',
      'type:contract',
      'type:models',
      'type:i18n',
    ],
  },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:app', 'type:brand', 'type:models', 'type:ui'] },
  {
    sourceTag: 'type:server-slice',
    onlyDependOnLibsWithTags: ['type:server-kit', 'type:brand', 'type:contract', 'type:models', 'type:i18n'],
  },
  {
    sourceTag: 'type:server-kit',
    onlyDependOnLibsWithTags: [
      'type:server-kit',
      'type:brand',
      'type:contract',
      'type:models',
      'type:i18n',
      'type:data',
      'type:shell',
    ],
  },
  {
    sourceTag: 'type:server-demo',
    onlyDependOnLibsWithTags: ['type:server-kit', 'type:brand', 'type:contract', 'type:models', 'type:i18n'],
  },
  {
    sourceTag: 'type:server-app',
    onlyDependOnLibsWithTags: [
      'type:server-kit',
      'type:server-slice',
      'type:server-demo',
      'type:app',
      'type:brand',
      'type:contract',
      'type:models',
      'type:i18n',
      'type:data',
    ],
  },
];

const production = ['libs/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'];
const tests = [
  '**/*.{test,fixture,stories}.{ts,tsx}',
  'libs/{*,server/*}/src/testing/**',
  'libs/testing/**',
  'apps/e2e/**',
  'apps/*/smoke.spec.ts',
  'tools/**',
  '**/vite.config.ts',
  '**/react-router.config.ts',
];

export default tseslint.config(
  {
    ignores: [
      '**/build/**',
      '**/.react-router/**',
      'apps/*/libs/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      'eslint.config.mjs',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: production,
    ignores: tests,
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', { allow: [], depConstraints: walls }] },
  },
  {
    files: ['libs/**/*.{ts,tsx}'],
    ignores: ['libs/server/**', 'libs/testing/**'],
    plugins: { 'react-hooks': reactHooks, lingui },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'lingui/no-expression-in-message': 'error',
      'lingui/no-single-variables-to-translate': 'error',
      'lingui/t-call-in-function': 'error',
    },
  },
);
