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

/** What no line of production imports, whichever room it is in, now or later. */
const testing = {
  regex: String.raw`(^|/)testing/|\.fixture(\.|$)`,
  message:
    'Production never imports testing: what both need goes into a file of its own, outside testing and fixtures.',
};

/** What a model is made of: nothing but models, so that browser and server ask the same rule and tests need no world. */
const models = {
  regex: '^(?![./]|@parlour/)',
  message:
    'A model is plain values and functions: take what you read as an argument, or write the line in another room.',
};
const noClock = 'A model has no clock and no chance: take the moment or the number as an argument.';

/** What the kit does not know, since it gets plain data and slots. */
const ui = {
  regex: '^(@tanstack/|jotai|@lingui/)',
  message: 'The kit takes plain data and words by props: ask, keep and translate in the feature, and hand it over.',
};

const imports = (...patterns) => ['error', { patterns: [testing, ...patterns] }];
/** The same of what is imported later, which the rule above does not read. */
const lateTesting = {
  selector: String.raw`ImportExpression > Literal[value=/(^|\u002F)testing\u002F|\.fixture(\.|$)/]`,
  message: testing.message,
};

/** Names of what is read or heard. */
const spokenName = '(.*-)?(label|title|alt|placeholder|legend|description)$|.*Label$';
/** What stands between a word and its ten other languages. */
const words = {
  // Of a person's sentences each begins with a capital; what has no blank may be a name of ours.
  ignore: ['^[^A-Z].*$', String.raw`^\S*$`],
  ignoreFunctions: ['*'],
  ignoreNames: [{ regex: { pattern: `^(?!${spokenName})` } }],
};

const translated = 'JSXElement[openingElement.name.name=/^(Trans|Plural|Select|SelectOrdinal)$/]';
const spokenAttribute = `JSXAttribute[name.name=/^(${spokenName})/]`;
const spokenPlace = `:matches(JSXElement, JSXFragment, ${spokenAttribute}) > JSXExpressionContainer`;
const choice = ':matches(ConditionalExpression, LogicalExpression)';
const outcome = ':matches(.consequent, .alternate, .right)';
const text = String.raw`:matches(Literal[value=/\p{L}/u], TemplateLiteral:has(> TemplateElement[value.raw=/\p{L}/u]))`;
/** Single words, which the rule above takes for names of ours, also where one of two or of three is said. */
const singleWords = [
  String.raw`JSXText[value=/\p{L}/u]:not(${translated} JSXText)`,
  `${spokenAttribute} > ${text}`,
  `${spokenPlace} > ${text}`,
  `${spokenPlace} > ${choice} > ${outcome}${text}`,
  `${spokenPlace} > ${choice} > ${outcome}${choice} > ${outcome}${text}`,
].map((selector) => ({
  selector,
  message: 'Translate what a person reads or hears: <Trans> around text, t`…` for an attribute.',
}));

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
    rules: {
      '@nx/enforce-module-boundaries': ['error', { allow: [], depConstraints: walls }],
      'no-restricted-imports': imports(),
      'no-restricted-syntax': ['error', lateTesting],
    },
  },
  {
    files: ['libs/models/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': imports(models),
      'no-restricted-globals': ['error', 'document', 'fetch', 'localStorage', 'process', 'sessionStorage', 'window'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: noClock },
        { object: 'performance', property: 'now', message: noClock },
        { object: 'Math', property: 'random', message: noClock },
        { object: 'crypto', property: 'randomUUID', message: noClock },
        { object: 'crypto', property: 'getRandomValues', message: noClock },
      ],
      'no-restricted-syntax': [
        'error',
        lateTesting,
        {
          selector: ':matches(NewExpression, CallExpression)[callee.name="Date"][arguments.length=0]',
          message: noClock,
        },
        // The dictionary of guessable passwords comes when a password is asked about, and is as plain as a model.
        {
          selector: String.raw`ImportExpression > Literal[value=/^(?![./]|@parlour\u002F|@zxcvbn-ts\u002F)/]`,
          message: models.message,
        },
      ],
    },
  },
  {
    files: ['libs/ui/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-imports': imports(ui) },
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
  {
    files: ['libs/**/*.{ts,tsx}'],
    ignores: ['libs/{server,testing,brand,models,contract}/**', ...tests],
    rules: {
      'lingui/no-unlocalized-strings': ['error', words],
      'no-restricted-syntax': ['error', lateTesting, ...singleWords],
    },
  },
);
