import { access, glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { unused, withoutNames } from './without-unused-code.ts';

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

it.each([...unused, 'react-router/dist/production/lib/dom/lib'])('%s is where it is looked for', (module) =>
  access(`node_modules/${module}.js`),
);

it('leaves a component its code where its name goes', () => {
  const code = 'const Link = React$1.forwardRef(draw);\nLink.displayName = "Link";\nconst shown = Link.displayName;\n';
  expect(withoutNames(code)).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(draw);\n\nconst shown = Link.displayName;\n',
  );
});
