import path from 'node:path';
import { defineConfig } from 'vite';
import { linguiPlugins } from '../../tools/vite/brand-app.ts';

/** The server in one folder: our own packages bundled, those of npm left where they are. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.resolve(import.meta.dirname, '../../node_modules/.vite/server'),
  plugins: linguiPlugins(),
  ssr: { noExternal: [/^@parlour\//], target: 'node' },
  build: {
    ssr: 'src/main.ts',
    outDir: 'build',
    target: 'node22',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
