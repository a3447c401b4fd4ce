import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './tools/vite/brand-app.ts';

export default defineConfig({
  plugins: linguiPlugins(),
  test: {
    globalSetup: ['./tools/postgres/vitest-global-setup.ts'],
    include: [
      'libs/**/*.test.{ts,tsx}',
      'apps/{server,default,she,bdsm,bbw,gilf,milf,gay}/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    server: { deps: { inline: [/@parlour\//] } },
  },
});
