import type { Rolldown } from 'vite';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;

/**
 * Files that pages share. Each group is the modules it names with all that they need; many small files compress worse than
 * a few. What no group has stays with its route, or is fetched by `import()`.
 */
export const chunkGroups: Groups = [
  {
    /** Every page: React, router, document, layout and navigation of a visitor. Not what starts them, which runs when all is here. */
    name: 'site',
    test: /vite[\\/]preload-helper|libs[\\/]shell[\\/]src[\\/](root|page-title|layouts[\\/]default-layout|loading[\\/]browser-loader)\.|libs[\\/](state[\\/]src[\\/]hold-page|ui[\\/]src[\\/]kit[\\/]early-texts)\.|node_modules[\\/](react|react-dom|react-router|@lingui[\\/]core)[\\/]/,
    priority: 4,
  },
  {
    /** What most pages of a visitor show: a form as it stands before anybody types, and members in a grid. */
    name: 'visitor-parts',
    test: /libs[\\/](account[\\/]src[\\/](sign-up[\\/](addressee|join-closed|sign-up-form|use-join-verdict)|narrow-page|quiet-page|quiet-top|disclosures)|ui[\\/]src[\\/]kit[\\/](card|evening|arch-portrait|use-early-choice)|members[\\/]src[\\/]member-tile|models[\\/]src[\\/]members[\\/]name-and-age|api-client[\\/]src[\\/](members[\\/](newest|use-disclosures)|profile[\\/]regions))\.|[\\/]icons[\\/](message-circle|receipt-euro|search)\./,
    priority: 3,
  },
  {
    /** What schemas and pages both ask: pages must not load schemas for it. */
    name: 'choices',
    test: /libs[\\/](models[\\/]src[\\/](account[\\/](consents|signup-steps|leaving-reasons)|chat[\\/]hidden-words|members[\\/]match-finder)|profile[\\/]src[\\/](privacy[\\/]switches|fields[\\/]choice-fields))\./,
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
    test: /libs[\\/](payments[\\/]src[\\/](prices|plain-table)|shell[\\/]src[\\/]loading[\\/]shop-arguments|models[\\/]src[\\/]payments[\\/]price-of-act|i18n[\\/]src[\\/]labels[\\/]payment-methods)\./,
    priority: 0,
  },
  {
    /** What pages of text share. */
    name: 'static-pages',
    test: /libs[\\/](safety[\\/]src[\\/]pages[\\/](static-page|company-card|section)|i18n[\\/]src[\\/]page-words|api-client[\\/]src[\\/]account[\\/]company)\./,
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
    /** What pages do once they stand: calls that act, and what they change in what is already shown. */
    name: 'acts',
    test: /libs[\\/]api-client[\\/]src[\\/](?!call-form|live|account[\\/](company|lander)\.)(?!.*-form\.)|(install-prompt|count-pages)\.|node_modules[\\/](@tanstack|uuid)[\\/]/,
    minShareCount: 2,
    priority: 0,
  },
  {
    /** Fields that several forms have. */
    name: 'fields',
    test: /libs[\\/]contract[\\/]src[\\/]\w+[\\/]([\w-]+-)?(fields|mailed-token)\./,
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
