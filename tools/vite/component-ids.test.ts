import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fileName, withComponentIds } from './component-ids.ts';

const code =
  'const A = styled.div.withConfig({ componentId: "sc-ab12cd-0" })``, B = styled(A).withConfig({ componentId: "sc-ab12cd-12" })``;';

it('names components by their file in the project and their place in it', () => {
  const name = fileName('libs/ui/src/kit/a.tsx');
  expect(name).toMatch(/^s[a-z0-9]{5}$/);
  expect(withComponentIds(code, 'libs/ui/src/kit/a.tsx')).toBe(
    code.replace('sc-ab12cd-0', `${name}0`).replace('sc-ab12cd-12', `${name}12`),
  );
});

it('has a name of its own for each file that may have components', async () => {
  const files = await Array.fromAsync(glob('libs/!(server)/src/**/*.{ts,tsx}'));
  expect(files.length).toBeGreaterThan(500);
  expect(new Set(files.map(fileName)).size).toBe(files.length);
});
