import type { Rolldown } from 'vite';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;

/** Modules by their paths from the workspace, without the ends of their names. A test looks whether each is still there. */
export const sharedModules = {
  site: [
    'libs/api-client/src/site-answers',
    'libs/shell/src/root',
    'libs/shell/src/page/page-title',
    'libs/shell/src/layouts/default-layout',
    'libs/shell/src/scripts/being-left',
    'libs/shell/src/loading/browser-loader',
    'libs/state/src/device/connection',
    'libs/state/src/page/hold-page',
    'libs/ui/src/kit/forms/early/early-texts',
  ],
  visitorParts: [
    'libs/account/src/disclosures',
    'libs/account/src/narrow-page',
    'libs/account/src/quiet-page',
    'libs/account/src/quiet-top',
    'libs/account/src/sign-up/addressee',
    'libs/account/src/sign-up/join-closed',
    'libs/account/src/sign-up/sign-up-form',
    'libs/account/src/sign-up/use-join-verdict',
    'libs/api-client/src/members/newest',
    'libs/api-client/src/members/use-disclosures',
    'libs/api-client/src/profile/regions',
    'libs/members/src/member-tile',
    'libs/models/src/members/name-and-age',
    'libs/shell/src/drawn-people/drawn-guests',
    'libs/ui/src/kit/behaviour/drawn-page',
    'libs/ui/src/kit/surfaces/card',
    'libs/ui/src/kit/forms/early/use-early-choice',
    'libs/ui/src/kit/layout/evening',
    'libs/ui/src/kit/members/arch-portrait',
    'node_modules/lucide-react/dist/esm/icons/message-circle',
    'node_modules/lucide-react/dist/esm/icons/receipt-text',
    'node_modules/lucide-react/dist/esm/icons/search',
  ],
  choices: [
    'libs/models/src/account/consents/consents',
    'libs/models/src/account/leaving/leaving-reasons',
    'libs/models/src/account/sign-up/sign-up-steps',
    'libs/models/src/members/match-finder',
    'libs/models/src/profile-fields',
    'libs/profile/src/fields/shown-facts',
    'libs/profile/src/privacy/switches',
  ],
  prices: [
    'libs/i18n/src/labels/payment-methods',
    'libs/models/src/payments/price-of-act',
    'libs/payments/src/credits/prices',
    'libs/payments/src/pricing/plain-table',
    'libs/shell/src/loading/shop-arguments',
  ],
  staticPages: [
    'libs/api-client/src/account/company',
    'libs/safety/src/pages/page-words',
    'libs/safety/src/pages/company-card',
    'libs/safety/src/pages/legal-frame',
    'libs/safety/src/pages/section',
    'libs/safety/src/pages/static-page',
  ],
} as const;

/** Matches the modules, and what else is given as the source of an expression. */
const modulesOf = (paths: readonly string[], ...others: string[]): RegExp =>
  new RegExp([...others, ...paths.map((path) => String.raw`${path.replaceAll('/', String.raw`[\\/]`)}\.`)].join('|'));

/**
 * Files that pages share. Each group is the modules it names with all that they need; many small files compress worse than
 * a few. What no group has stays with its route, or is fetched by `import()`.
 */
export const chunkGroups: Groups = [
  {
    /** Every page: React, router, document, layout and navigation of a visitor. Not what starts them, which runs when all is here. */
    name: 'site',
    test: modulesOf(
      sharedModules.site,
      'vite[\\\\/]preload-helper',
      String.raw`node_modules[\\/](react|react-dom|react-router|@lingui[\\/]core)[\\/]`,
    ),
    priority: 4,
  },
  {
    /** What most pages of a visitor show: a form as it stands before anybody types, and members in a grid. */
    name: 'visitor-parts',
    test: modulesOf(sharedModules.visitorParts),
    priority: 3,
  },
  {
    /** What schemas and pages both ask: pages must not load schemas for it. */
    name: 'choices',
    test: modulesOf(sharedModules.choices),
    priority: 2,
  },
  {
    /** Fetched when a password is first typed: the dictionary of bad ones. */
    name: 'password-strength',
    test: /node_modules[\\/]@zxcvbn-ts[\\/]/,
    priority: 1,
  },
  {
    /** Fetched when a form is first used: schemas, and what reads a form by them. */
    name: 'schemas',
    test: /node_modules[\\/](zod|@conform-to)[\\/]|libs[\\/]contract[\\/]src[\\/]types[\\/]/,
    priority: 1,
  },
  {
    /** What all landers share; each brings its own composition. */
    name: 'landers',
    test: /libs[\\/](account[\\/]src[\\/]landers[\\/](clip[\\/])?(?!member-)[\w-]+|shell[\\/]src[\\/](landers[\\/][\w-]+|layouts[\\/]lander-layout)|models[\\/]src[\\/](account[\\/]lander|profile[\\/]portrait-ground)[\w-]*|api-client[\\/]src[\\/]account[\\/]lander)\./,
    priority: 0,
  },
  {
    /** What pages of prices share. */
    name: 'prices',
    test: modulesOf(sharedModules.prices),
    priority: 0,
  },
  {
    /** What pages of text share. */
    name: 'static-pages',
    test: modulesOf(sharedModules.staticPages),
    priority: 0,
  },
  {
    /** Parts of the kit, labels and state that several pages have: many small files would be as many requests before a page answers. */
    name: 'parts',
    test: /libs[\\/](ui|models|i18n|state)[\\/]src|node_modules[\\/]lucide-react/,
    minShareCount: 3,
    priority: 0,
  },
  {
    /** What pages do once they stand: calls that act, what they change in what is already shown, and little that goes with it. */
    name: 'acts',
    test: /libs[\\/]api-client[\\/]src[\\/](?!call-form|live|account[\\/](company|lander)\.|profile[\\/]photo-file)(?!.*-form\.)|(install-prompt|count-pages|use-log-out|last-search|kept-words)\.|icons[\\/](log-out|gallery-horizontal-end)\.|node_modules[\\/](@tanstack|uuid)[\\/]/,
    minShareCount: 2,
    priority: 0,
  },
  {
    /** Fields that several forms have. */
    name: 'fields',
    test: /libs[\\/]contract[\\/]src[\\/]([\w-]+[\\/])+([\w-]+-)?(fields|mailed-token)\./,
    minShareCount: 2,
    priority: 0,
  },
  {
    /** Fetched when a form is first used too: what each form reads and sends. */
    name: 'forms',
    test: /libs[\\/](account|members|profile|safety)[\\/]src[\\/].*[\\/](?!use-)[\w-]+-(forms?|shape)\.ts$/,
    priority: 0,
  },
];
