import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Whatever of ours browsers run that names something. */
async function filesNaming(name: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('libs/!(server)/src/**/*.{ts,tsx}'))
    if (name.test(await readFile(file, 'utf8'))) found.push(file);
  return found;
}

it('leaves out only what nothing here asks for', async () => {
  expect(await filesNaming(/InfiniteQuery|instrumentations|enableVendorPrefixes|RSC/)).toEqual([]);
  expect(await filesNaming(/useQuery\b/)).not.toEqual([]);
});
