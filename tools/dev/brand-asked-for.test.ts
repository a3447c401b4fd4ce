import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandAskedFor } from './brand-asked-for.ts';

let apps: string;
beforeEach(async () => {
  apps = await mkdtemp(path.join(tmpdir(), 'parlour-apps-'));
  for (const name of ['two', 'one', 'server']) await mkdir(path.join(apps, name));
  for (const name of ['two', 'one']) await writeFile(path.join(apps, name, 'react-router.config.ts'), '');
});
afterEach(() => rm(apps, { recursive: true }));

test('a brand is one of the apps with pages', () => {
  expect(brandAskedFor('two', apps)).toBe('two');
});

test.each([
  [undefined, 'Say which brand: npm run dev -- <brand>, one of one, two.'],
  ['nope', '"nope" is no brand: npm run dev -- <brand>, one of one, two.'],
  ['server', '"server" is no brand: npm run dev -- <brand>, one of one, two.'],
  ['../one', '"../one" is no brand: npm run dev -- <brand>, one of one, two.'],
])('asked for %s, it says what there is', (name, words) => {
  expect(() => brandAskedFor(name, apps)).toThrow(words);
});
