import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingFiles, ownFiles } from './mentioned-files.ts';
import { workspace } from './sources.ts';

const house = ['libs/chat/src/list/row.tsx', 'README.md'];

it.each(['see `src/list/row.tsx`', '`row.tsx` and `README.md`', 'an address such as `/api/user.php`'])(
  '%s is right',
  (text) => {
    expect(missingFiles(text, house)).toEqual([]);
  },
);

it.each(['`src/row.tsx`', '`ow.tsx`', '`list/row.ts`'])('%s leads nowhere', (text) => {
  expect(missingFiles(text, house)).toEqual([text.replaceAll('`', '')]);
});

it('every file that our texts name is there', async () => {
  const files = await ownFiles();
  const texts = files.filter((file) => file.endsWith('.md'));
  expect(texts.length).toBeGreaterThan(30);
  const missing = texts.flatMap((file) =>
    missingFiles(readFileSync(join(workspace, file), 'utf8'), files).map((name) => `${file}: ${name}`),
  );
  expect(missing, 'Name the place where the file lives now, or take the words away').toEqual([]);
});
