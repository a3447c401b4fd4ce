import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtApp } from './built-app.fixture.ts';
import { checkLateSchemas } from './late-schemas.ts';

/** A build whose page loads this chunk at once, among those that every build has. */
async function loading(chunk: string): Promise<string> {
  const app = await builtApp('routes/settings', { [chunk]: '' });
  for (const name of ['schemas-a1.js', 'forms-b2.js']) await writeFile(path.join(app, 'build/client/assets', name), '');
  return app;
}

test('a page that loads schemas with its forms is fine', async () => {
  expect(await checkLateSchemas(await loading('settings-part-c3.js'))).toBeNull();
});

test.each(['schemas-a1.js', 'forms-b2.js'])('a page that loads %s at once is found', async (chunk) => {
  expect(await checkLateSchemas(await loading(chunk))).toBe('Load schemas at once: routes/settings');
});

test('a build in which the chunks have other names is found', async () => {
  expect(await checkLateSchemas(await builtApp('routes/settings', {}))).toBe(
    'The build has no chunk of schemas or none of forms.',
  );
});
