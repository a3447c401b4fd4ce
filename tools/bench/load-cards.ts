import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { renderCards } from './floor-cards.ts';

/** The floors of the members page, compiled as a brand's pages are: Node itself does not read their components. */
export interface BuiltCards {
  /** The cards without a page around them. */
  renderCards: typeof renderCards;
  /** The program that serves a page of them. */
  serverFile: string;
  remove(): Promise<void>;
}

/** Loads what builds only when it is needed, since that loads React, which settles by `NODE_ENV` how it will run. */
export async function buildCards(workspace: string): Promise<BuiltCards> {
  const [{ build }, { linguiPlugins }] = await Promise.all([import('vite'), import('../vite/brand-app.ts')]);
  const cache = path.join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'bench-'));
  const fileOf = (name: string): string => path.join(folder, `${name}.js`);
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: linguiPlugins(),
    ssr: { noExternal: [/^@parlour\//, 'styled-components'], target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node22',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { cards: 'floor-cards.ts', server: 'floor-cards-server.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const cards = (await import(pathToFileURL(fileOf('cards')).href)) as { renderCards: typeof renderCards };
  return {
    renderCards: cards.renderCards,
    serverFile: fileOf('server'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
