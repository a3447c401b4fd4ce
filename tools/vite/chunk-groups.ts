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
    test: /vite[\\/]preload-helper|libs[\\/]shell[\\/]src[\\/](root|page-title|layouts[\\/]default-layout|loading[\\/]browser-loader)\.|node_modules[\\/](react|react-dom|react-router|@lingui[\\/]core)[\\/]/,
    priority: 4,
  },
  {
    /** Pages with a form: what stands there before anybody types. */
    name: 'form-fields',
    test: /libs[\\/](account[\\/]src[\\/]sign-up[\\/](addressee|join-closed|sign-up-form|use-join-verdict)|ui[\\/]src[\\/]kit[\\/](card|evening))\./,
    priority: 3,
  },
  {
    /** Pages that show members in a grid. */
    name: 'member-grid',
    test: /libs[\\/](members[\\/]src[\\/]member-tile|models[\\/]src[\\/]members[\\/]name-and-age|api-client[\\/]src[\\/]members[\\/]search|ui[\\/]src[\\/]kit[\\/]arch-portrait)\.|[\\/]icons[\\/](message-circle|receipt-euro|search)\./,
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
    /** Parts of the kit that several pages show: many small files would be as many requests before a page answers. */
    name: 'parts',
    test: /libs[\\/](ui|models)[\\/]src|node_modules[\\/]lucide-react/,
    minShareCount: 3,
    priority: 0,
  },
  {
    /** What members' pages do: calls that act, and what they change in what is already shown. */
    name: 'acts',
    test: /libs[\\/]api-client[\\/]src[\\/](?!call-form|live)(?!.*-form\.)|node_modules[\\/](@tanstack|uuid)[\\/]/,
    minShareCount: 2,
    priority: 0,
  },
  {
    /** What every page fetches when it stands, in one request. */
    name: 'afterwards',
    test: /libs[\\/]shell[\\/]src[\\/](installed-app[\\/]install-prompt|layouts[\\/]whole-footer|loading[\\/]after-first-page)\./,
    priority: 0,
  },
];
