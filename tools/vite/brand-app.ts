import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import type { UserConfig } from 'vite';
import { compressed } from './compressed.ts';

const workspace = path.resolve(import.meta.dirname, '../..');

/** The Lingui part of every Vite configuration: macros compiled, `.po` files turned into modules. */
export const linguiPlugins = () => [
  lingui({ cwd: workspace }),
  babel({ presets: [linguiTransformerBabelPreset(undefined, { cwd: workspace })] }),
];

/** The Vite configuration of a brand's app: the shared shell, built for one brand. */
export const brandApp = (directory: string): UserConfig => ({
  root: directory,
  cacheDir: path.join(workspace, 'node_modules/.vite', path.basename(directory)),
  plugins: [reactRouter(), ...linguiPlugins(), compressed()],
  ssr: { noExternal: ['styled-components'] },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
