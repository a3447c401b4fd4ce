import { expect, it } from 'vitest';
import { portraitKey, readPortraitKey } from './portrait-key.ts';

const key = { brand: 'one', seed: 'one-7', gender: 'female' as const, age: 41, hairColor: 'red', photo: 2, ground: 3 };

it('carries all that a portrait is drawn from', () => {
  expect(readPortraitKey(portraitKey(key))).toEqual(key);
  expect(readPortraitKey(portraitKey({ ...key, hairColor: null }))).toEqual({ ...key, hairColor: null });
});

it('refuses keys of real uploads', () => {
  expect(() => readPortraitKey('one/photo.jpg')).toThrow('names no portrait');
});
