import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { renderCards } from './floor-cards.ts';

/** Packages that a brand's build leaves outside too, and fonts, which no card asks for. */
const external = ['react', 'react/jsx-runtime', 'react-dom/server', 'lucide-react', /\?url$/];

/** The cards of the floor, compiled as a brand's pages are: Node itself does not read their components. */
export async function loadCards(workspace: string): Promise<typeof renderCards> {
  const cache = path.join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'bench-'));
  try {
    const bundle = await rolldown({
      input: path.join(import.meta.dirname, 'floor-cards.ts'),
      platform: 'node',
      external,
      treeshake: { moduleSideEffects: false },
    });
    await bundle.write({ dir: folder, entryFileNames: 'cards.mjs', format: 'esm' });
    await bundle.close();
    const cards = (await import(pathToFileURL(path.join(folder, 'cards.mjs')).href)) as {
      renderCards: typeof renderCards;
    };
    return cards.renderCards;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
