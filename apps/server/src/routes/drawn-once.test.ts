import { brand as settings } from '@parlour/app-default/settings';
import { expect, test, vi } from 'vitest';
import { drawnOnce } from './drawn-once.ts';

test('a picture is drawn once, and again where that failed', async () => {
  const pictureOf = drawnOnce();
  const brand = { id: settings.id, version: 1, settings };
  const draw = vi.fn(async () => Buffer.from('picture')).mockRejectedValueOnce(new Error('no memory'));
  await expect(pictureOf(brand, 'icon', draw)).rejects.toThrow('no memory');
  const both = await Promise.all([pictureOf(brand, 'icon', draw), pictureOf(brand, 'icon', draw)]);
  expect(both.map(String)).toEqual(['picture', 'picture']);
  expect(draw).toHaveBeenCalledTimes(2);
});
