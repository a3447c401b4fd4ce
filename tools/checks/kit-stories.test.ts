import { expect, test } from 'vitest';
import { kitSources, unseenComponents } from './kit-stories.ts';

const kit = 'libs/ui/src/kit';
const story = { file: `${kit}/actions/button.stories.tsx`, text: "import { Button } from './button.tsx';\n" };
const button = { file: `${kit}/actions/button.tsx`, text: 'export function Button() {}\n' };

test('a component that a story renders is fine, and so is one within it', () => {
  const within = { file: `${kit}/labels/mark.tsx`, text: 'export const Mark = styled.span``;\n' };
  const around = { ...button, text: `import {\n  type Tone,\n  Mark,\n} from '../labels/mark.tsx';\n${button.text}` };
  expect(unseenComponents([story, around, within])).toEqual([]);
});

test.each([
  ['nobody imports', ''],
  ['a story knows the type of only', "import { type ButtonTone } from './button.tsx';\n"],
  ['a story shows the namesake of', "import { Button } from '../chat/button.tsx';\n"],
])('a component that %s is found', (_what, text) => {
  expect(unseenComponents([{ ...story, text }, button])).toEqual([button.file]);
});

test('where no story was read, nothing is said to be fine', () => {
  expect(() => unseenComponents([button])).toThrow('No story');
});

test('a story renders every component of the kit', async () => {
  expect(
    unseenComponents(await kitSources()),
    'Show it in a story, beside it or beside what contains it (docs/house.md, rule 15)',
  ).toEqual([]);
});
