import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import type { UserConfig } from 'vite';
import { callsWithoutSchemas } from './calls-without-schemas.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { chunkGroups } from './chunk-groups.ts';
import { componentIds } from './component-ids.ts';
import { compressed } from './compressed.ts';
import { landerClipFiles } from './lander-clip-files.ts';
import { bundledLicences, licences } from './licences.ts';
import { serviceWorker } from './service-worker.ts';
import { smallCatalogues } from './small-catalogues.ts';
import { withoutUnusedCode } from './without-unused-code.ts';

const workspace = path.resolve(import.meta.dirname, '../..');
const shell = path.join(workspace, 'libs/shell/src');

/** The Lingui part of every Vite configuration: macros compiled, `.po` files turned into small modules. */
export const linguiPlugins = () => [
  lingui({ cwd: workspace }),
  smallCatalogues(),
  babel({ presets: [linguiTransformerBabelPreset(undefined, { cwd: workspace })] }),
];

const cacheOf = (directory: string): string => path.join(workspace, 'node_modules/.vite', path.basename(directory));

/** The Vite configuration of a brand's app: the shared shell, built for one brand. */
export const brandApp = (directory: string): UserConfig => ({
  root: directory,
  cacheDir: cacheOf(directory),
  plugins: [
    reactRouter(),
    ...linguiPlugins(),
    landerClipFiles(directory, `${shell}/drawn-people`, path.join(cacheOf(directory), 'lander-clip')),
    componentIds(),
    callsWithoutSchemas(),
    withoutUnusedCode(),
    catalogueFiles(`${shell}/catalogue-files.ts`),
    serviceWorker(`${shell}/service-worker/service-worker.ts`),
    licences(workspace),
    compressed(),
  ],
  // What Lingui brings for a React that has no such hook of its own.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // A styled component is named by its file and place, so server and browser give it the same class.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  // In development all that pages import is prepared before the first one: a package found later would reload it.
  optimizeDeps: {
    entries: [`${shell}/{root,entry.client}.tsx`, `${shell}/{routes,layouts}/*.tsx`],
    // The router asks for the styles of all that the server renders, and so for the insides of styled-components.
    include: ['@emotion/is-prop-valid', 'stylis'],
    exclude: ['@lingui/core/macro', '@lingui/react/macro'],
  },
  ssr: { noExternal: ['styled-components'] },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every page has already is not asked for again by what is fetched later.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !/\/(site|rolldown-runtime)-/.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        license: { fileName: bundledLicences },
        rolldownOptions: {
          // A schema that nobody reads goes; building one does nothing else.
          treeshake: { manualPureFunctions: ['z'] },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    // The server is one file: there `import()` splits nothing.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
  },
});
