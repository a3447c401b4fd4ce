import path from 'node:path';
import { defineConfig } from 'vite';
import { linguiPlugins } from '../../tools/vite/brand-app.ts';

const entry = (file: string): string => path.resolve(import.meta.dirname, file);

/**
 * The server in one folder: our own packages bundled, those of npm left where they are. What strangers upload is decoded by
 * a program of its own.
 */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.resolve(import.meta.dirname, '../../node_modules/.vite/server'),
  plugins: linguiPlugins(),
  ssr: { noExternal: [/^@parlour\//], target: 'node' },
  build: {
    ssr: true,
    outDir: 'build',
    target: 'node22',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: entry('src/main.ts'),
        'photo-worker': entry('../../libs/server/media/src/processing/photo-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
