import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { settingsSchema } from '@parlour/brand/settings-schema';

it('the table of settings in docs/launching-a-brand.md has a line for each, and for nothing else', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../../docs/launching-a-brand.md'), 'utf8');
  const [, table = ''] = page.split('\n## What a brand may set\n');
  const listed = [...table.matchAll(/^\| `(\w+)` +\| +[^|\s]/gm)].map(([, key = '']) => key);
  expect(listed.toSorted(), 'Add a line to "What a brand may set", or take one out').toEqual(
    Object.keys(settingsSchema.shape).toSorted(),
  );
});
