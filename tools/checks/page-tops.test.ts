import { expect, test } from 'vitest';
import { ownPageTops } from './page-tops.ts';
import { allSources } from './sources.ts';

const found = (look: string, file = 'libs/chat/src/planted.tsx'): string[] =>
  ownPageTops([{ file, text: `const Page = styled(Wrap)\`\n  display: grid;\n  ${look}\n\`;` }]);

test.each(['padding-block: 24px 80px;', 'padding-block-start: 28px;', 'padding-top: 4px;'])('%s is found', (look) => {
  expect(found(look)).toHaveLength(1);
});

test.each(['padding-block: var(--page-top) 80px;', 'padding-block: 0 120px;', 'padding-bottom: 80px;'])(
  '%s is fine',
  (look) => {
    expect(found(look)).toEqual([]);
  },
);

test('no page begins at a height of its own', async () => {
  expect(ownPageTops(await allSources()), 'Let it begin at var(--page-top)').toEqual([]);
});
