import { expect, test } from 'vitest';
import { rawLayers } from './raw-layers.ts';
import { allSources } from './sources.ts';

const found = (text: string): string[] => rawLayers({ file: 'libs/chat/src/planted.tsx', text });

test.each(['z-index: 2;', '  z-index:100;', 'style={{ zIndex: 20 }}', "element.style = { 'z-index': '9999' };"])(
  '%s is found',
  (text) => {
    expect(found(text)).toHaveLength(1);
  },
);

test.each(['z-index: 1;', 'z-index: -1;', 'z-index: 0;', 'z-index: auto;', 'z-index: ${layers.bars};'])(
  '%s is fine',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('no layer stands outside the ladder', async () => {
  expect(
    (await allSources()).flatMap(rawLayers),
    'Take a name of libs/ui/src/theme/layers.ts instead, or give it one there',
  ).toEqual([]);
});
